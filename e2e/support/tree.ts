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
 * Runs inside the page, in any browser. What is wrong with its live regions: one within another, which some screen readers
 * say twice; one with a role but without text, a stop with nothing to say; one whose role has changed since the first call,
 * which is a new one to Firefox.
 */
export function liveRegionsAtFault(): string[] {
  const live = '[aria-live], [role="status"], [role="alert"], [role="log"], [role="timer"], output';
  const describe = (element: Element | null | undefined) => element?.outerHTML.slice(0, 80) ?? '';
  const faults = [...document.querySelectorAll(live)].flatMap((region) => {
    const around = region.parentElement?.closest(live);
    const isStop = region.hasAttribute('role') && region.textContent?.trim() === '';
    return [
      ...(around ? [`within another: ${describe(region)} in ${describe(around)}`] : []),
      ...(isStop ? [`empty: ${describe(region)}`] : []),
    ];
  });
  const { dataset } = document.documentElement;
  if (dataset.newRoles) faults.push(`another role: ${dataset.newRoles}`);
  if (dataset.newRoles === undefined) {
    dataset.newRoles = '';
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof Element && target.matches('[aria-live]'))
          dataset.newRoles += `${describe(target)} `;
    });
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['role'] });
  }
  return faults;
}

/** As `liveRegionsAtFault`, and which of them Chromium's accessibility tree has with nothing in them. */
export async function liveRegionFaults(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(liveRegionsAtFault);
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
