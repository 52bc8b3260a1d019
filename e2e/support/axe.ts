import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds on the page in its current state, a line per finding. Needs `bypassCSP`. */
export async function findings(page: Page): Promise<string[]> {
  return await page.evaluate(async (source) => {
    // Not through a script element, which the page's policy would refuse.
    if (!('axe' in window)) new Function(source).call(window);
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: AxeViolation[] }> } };
    const { violations } = await axe.run();
    return violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' | ')}`);
    interface AxeViolation {
      id: string;
      nodes: { html: string }[];
    }
  }, AXE);
}

/** The same in the light and in the dark theme, on a page for which `System` is chosen. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    found.push(...(await findings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}
