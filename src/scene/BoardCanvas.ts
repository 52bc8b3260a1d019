import type { Application } from 'pixi.js';
import type { PlayedKeys } from '../core/replay/playedKeys';
import { isCutToLines } from '../core/round/round';
import type { Watched } from '../state/replay/boardAtoms';
import type { Palette } from '../theme/readPalette';
import type { WordsLayout } from '../type/layoutWords';
import { ribbonBox, type TypeMetrics } from '../type/typeMetrics';
import { fitCanvas, maxLines, replayCanvasBox, wordsCanvasBox } from './canvasBox';
import { isContextLost, keepsPicture } from './canvasContext';
import type { GlyphField } from './GlyphField';
import type { Ribbon } from './Ribbon';

/** The board's canvas: as large as the words, and the ribbon below them while a round is watched. */
export class BoardCanvas {
  readonly #app: Application;
  readonly #metrics: TypeMetrics;
  readonly #palette: Palette;
  readonly #field: GlyphField;
  readonly #ribbon: Ribbon;
  /** The lines that the canvas has the size of. */
  #fitted: WordsLayout | null = null;
  /** The keys on the ribbon; null while it is hidden. */
  #ribboned: PlayedKeys | null = null;
  /** The most lines that the watched round's words ever take, so that the ribbon stays in its place. */
  #watchedLines = 0;

  constructor(app: Application, metrics: TypeMetrics, palette: Palette, field: GlyphField, ribbon: Ribbon) {
    this.#app = app;
    this.#metrics = metrics;
    this.#palette = palette;
    this.#field = field;
    this.#ribbon = ribbon;
  }

  /** Whether the ribbon of a watched round is on show. */
  get showsReplay(): boolean {
    return this.#ribboned !== null;
  }

  /** Fits the canvas to the field as it was last drawn, and to the round that is watched; null without one. */
  fit(watched: Watched | null): void {
    const { layout } = this.#field;
    const isOtherRound = this.#fitRibbon(watched);
    if (layout === this.#fitted && !isOtherRound) return;
    this.#fitted = layout;
    if (!layout) return;
    if (!watched) {
      this.#field.x = 0;
      fitCanvas(this.#app, this.#metrics, wordsCanvasBox(layout, this.#metrics));
      return;
    }
    const room = ribbonBox(this.#metrics);
    this.#field.x = layout.leftPx - room.leftPx;
    this.#ribbon.y = this.#watchedLines * this.#metrics.linePx;
    fitCanvas(this.#app, this.#metrics, replayCanvasBox(room, this.#watchedLines, this.#metrics));
  }

  /** Renders what has changed, or everything where the renderer or a replay needs that. */
  render(): void {
    const app = this.#app;
    if (isContextLost(app)) return;
    const patch = keepsPicture(app) && !this.showsReplay ? this.#field.takePatch() : null;
    if (patch) app.renderer.render({ container: patch, clear: false });
    else app.render();
  }

  /** Returns whether the ribbon now shows another round, or none any more. */
  #fitRibbon(watched: Watched | null): boolean {
    const played = watched?.played ?? null;
    if (played === this.#ribboned) return false;
    this.#ribboned = played;
    this.#ribbon.show(played?.keys ?? null, watched?.playback.durationMs ?? 0, this.#metrics, this.#palette);
    this.#watchedLines = watched
      ? maxLines(watched.played.texts, this.#metrics, isCutToLines(watched.round.setup))
      : 0;
    this.#field.forgetPicture();
    return true;
  }
}
