import type { ComponentType } from 'react';
import { fontsReady } from '../platform/page/fonts';
import { loadWithStyles } from '../platform/page/styles';
import { nextPaint } from '../platform/page/tasks';
import { LazyPart } from '../ui/page/LazyPart';
import type { Dialogs } from '../ui/page/TopBar';

/*
 * The parts of the page that are chunks of their own, with their styles. Everything else is in the app's one file.
 */

/** The canvas. Loaded at start, once the words have been painted as text: reading and typing come first. */
export const board = new LazyPart(async () => {
  await nextPaint();
  const [{ Board }] = await Promise.all([import('../scene/Board'), fontsReady()]);
  return Board;
});

/** The insights below a result. Loaded after the first key, in an idle moment. */
export const insights = styledPart(async () => (await import('./Insights')).Insights);

/** What is seen while a round runs, where more or less than the time is chosen. */
export const whileTyping = styledPart(async () => (await import('../ui/round/WhileTyping')).WhileTyping);

/** The ghost of usual rounds, where one is chosen. */
export const pace = new LazyPart(async () => (await import('./Pace')).Pace);

/** The button for a text about a round with today's words. Loaded after the first key of one, in an idle moment. */
export const textOfRound = styledPart(async () => (await import('../ui/today/TextOfRound')).TextOfRound);

/** The room for the keyboard below the words, where it is chosen, with what draws it on the canvas. */
export const keyboard = styledPart(async () => {
  await board.load();
  const [{ KeyboardRoom }] = await Promise.all([
    import('../ui/keyboard/KeyboardRoom'),
    import('../scene/keyboard/KeyboardPainter'),
  ]);
  return KeyboardRoom;
});

/** The dialogs of the bar. Loaded after the first result, in an idle moment, or when they are asked for. */
export const dialogs: Dialogs = {
  commands: styledPart(async () => (await import('../ui/page/commands/CommandsDialog')).CommandsDialog),
  options: styledPart(async () => (await import('../ui/options/OptionsDialog')).OptionsDialog),
  rounds: styledPart(async () => (await import('../ui/history/RoundsDialog')).RoundsDialog),
};

function styledPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return new LazyPart(() => loadWithStyles(load));
}
