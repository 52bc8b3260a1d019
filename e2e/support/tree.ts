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
