import type { Page } from '@playwright/test';

/** The text that the browser's accessibility tree has of an element, without white space: what can be read in it. */
export async function textInTree(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId, role: 'StaticText' });
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name }) => String(name?.value ?? ''))
    .join('')
    .replace(/\s/g, '');
}

/**
 * What is wrong with the live regions of the page: one within another, which some screen readers say twice, and one
 * without text that is more than a plain box, and so a stop with nothing to say.
 */
export async function liveRegionFaults(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(() => {
    const live = '[aria-live], [role="status"], [role="alert"], [role="log"], [role="timer"], output';
    const describe = (element: Element | null | undefined) => element?.outerHTML.slice(0, 80) ?? '';
    return [...document.querySelectorAll(live)].flatMap((region) => {
      const around = region.parentElement?.closest(live);
      const isEmpty = region.textContent?.trim() === '';
      const isPlain =
        region.localName === 'div' && !region.hasAttribute('role') && region.childElementCount === 0;
      return [
        ...(around ? [`within another: ${describe(region)} in ${describe(around)}`] : []),
        ...(isEmpty && !isPlain ? [`empty: ${describe(region)}`] : []),
      ];
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const inTree = nodes
    .filter(({ ignored, properties, childIds = [] }) => {
      const isLive = properties?.some(({ name, value }) => name === 'live' && value.value !== 'off');
      return !ignored && isLive && childIds.length === 0;
    })
    .map(({ role }) => String(role?.value))
    .filter((role) => role !== 'generic')
    .map((role) => `a stop without text: ${role}`);
  return [...inPage, ...inTree];
}
