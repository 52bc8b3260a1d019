import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { TRACE_DEFAULTS, type TraceStep } from '../src/testing/fieldTraces';
import { makeTimeSkippable, pretendGpu, skipTime } from './pretence';

export { expect };

/** The page as a player meets it: through roles, names and what can be seen. */
export class Thirty {
  readonly field: Locator;
  readonly canvas: Locator;
  readonly main: Locator;
  readonly restart: Locator;
  readonly themeButton: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole('textbox');
    this.canvas = page.locator('canvas');
    this.main = page.getByRole('main');
    this.restart = page.getByRole('button', { name: 'Restart' });
    this.themeButton = page.getByRole('button', { name: 'Toggle theme' });
  }

  /** Opens the page and waits until the canvas shows the words. */
  async open(path = './'): Promise<void> {
    await this.page.goto(path);
    await this.pictured();
  }

  async pictured(): Promise<void> {
    await expect(this.canvas).toBeVisible();
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Tells the field events as a browser would: what no keyboard of this machine gives. */
  async tell(steps: readonly TraceStep[]): Promise<void> {
    await this.field.evaluate(
      (element, { trace, defaults }) => {
        const field = element as HTMLInputElement;
        for (const step of trace) {
          const init = { bubbles: true, cancelable: true, ...defaults[step.type], ...step } as EventInit;
          if (step.value !== undefined) field.value = step.value;
          const event = step.type.startsWith('key')
            ? new KeyboardEvent(step.type, init)
            : step.type.startsWith('composition')
              ? new CompositionEvent(step.type, init)
              : step.type === 'blur'
                ? new FocusEvent(step.type, init)
                : new InputEvent(step.type, init);
          field.dispatchEvent(event);
        }
      },
      { trace: [...steps], defaults: TRACE_DEFAULTS },
    );
  }

  /** The element that describes the field: the words as a screen reader gets them. */
  async wordsElement(): Promise<Locator> {
    return this.page.locator(`[id="${await this.field.getAttribute('aria-describedby')}"]`);
  }

  async words(): Promise<string> {
    return (await (await this.wordsElement()).textContent()) ?? '';
  }

  async expectState(state: 'start' | 'run' | 'finish'): Promise<void> {
    await expect(this.main).toHaveAttribute('data-state', state);
  }

  async expectResult(lines: readonly string[]): Promise<void> {
    const heading = this.page.getByRole('heading', { name: 'Result' });
    await expect(heading).toBeVisible();
    const found = await heading.locator('xpath=following-sibling::*').allTextContents();
    expect(found.slice(0, 3)).toEqual(lines);
  }

  best(): Locator {
    return this.page.getByRole('heading', { name: /^Highest Score:/ });
  }

  time(): Locator {
    return this.page.getByRole('heading', { name: /^Time:/ });
  }

  async choose(theme: 'Light' | 'Dark' | 'System'): Promise<void> {
    await this.themeButton.click();
    await this.page.getByRole('menuitemradio', { name: theme }).click();
  }

  /** A colour of the stylesheet, as it applies now. */
  async colour(token: string): Promise<Rgb> {
    return await this.page.evaluate((name) => {
      const probe = document.createElement('i');
      probe.style.color = `var(--${name})`;
      document.body.append(probe);
      const parts =
        getComputedStyle(probe)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      probe.remove();
      return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0] as const;
    }, token);
  }

  /** How many pixels of the canvas have a colour, to within a little. */
  async pixelsOf(token: string): Promise<number> {
    const colour = await this.colour(token);
    return countNear(PNG.sync.read(await this.canvas.screenshot()), colour);
  }

  /** Holds back what the page asks for under addresses like `pattern`, until the returned function is called. */
  async hold(pattern: RegExp): Promise<() => void> {
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await this.page.route(pattern, async (route) => {
      await held;
      await route.continue();
    });
    return () => letThrough();
  }

  /** Lets time pass at once, as a page sees it that got no turn meanwhile. Needs `canSkipTime`. */
  async skipTime(ms: number): Promise<void> {
    await this.page.evaluate(skipTime, ms);
  }

  /** Must come before the page is opened. Events get stamps of the same, skippable clock. */
  async canSkipTime(): Promise<void> {
    await this.page.addInitScript(makeTimeSkippable);
  }

  /** Must come before the page is opened. Without it, a machine with no GPU draws on a 2D canvas. */
  async hasGpu(): Promise<void> {
    await this.page.addInitScript(pretendGpu);
  }

  /** Must come before the page is opened: each round gets the same words. */
  async dealsAlike(seed = 1): Promise<void> {
    await this.page.addInitScript((value) => {
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint32Array) array.fill(value);
        return array;
      };
    }, seed);
  }

  /** Ends the running round. Needs `canSkipTime`. */
  async finish(): Promise<void> {
    await this.expectState('run');
    await this.skipTime(30_000);
    await this.expectState('finish');
  }
}

export type Rgb = readonly [red: number, green: number, blue: number];

export function countNear(png: PNG, [red, green, blue]: Rgb, tolerance = 12): number {
  let count = 0;
  for (let i = 0; i < png.data.length; i += 4) {
    const near =
      Math.abs((png.data[i] ?? 0) - red) <= tolerance &&
      Math.abs((png.data[i + 1] ?? 0) - green) <= tolerance &&
      Math.abs((png.data[i + 2] ?? 0) - blue) <= tolerance;
    if (near) count++;
  }
  return count;
}

/** WCAG 2.2 relative luminance and contrast ratio, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: Rgb, b: Rgb): number {
  const luminance = (rgb: Rgb): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A test with the game; any error the page reports fails it. */
export const test = base.extend<{ thirty: Thirty; pageErrors: string[]; expectsPageErrors: boolean }>({
  expectsPageErrors: [false, { option: true }],
  pageErrors: [
    async ({ page, expectsPageErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(errors);
      if (!expectsPageErrors) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  thirty: async ({ page }, use) => {
    const thirty = new Thirty(page);
    await thirty.canSkipTime();
    await use(thirty);
  },
});

/** A wrong letter for each right one; never a space. */
export function wrong(char: string | undefined): string {
  return char === 'z' ? 'y' : 'z';
}
