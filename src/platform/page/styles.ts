/** The stylesheets of the page that could not be loaded. */
const failed = new Set<HTMLLinkElement>();
/** Those that are being loaded again. */
const pending = new Set<Promise<void>>();

/**
 * Calls an `import()` of a part that has a stylesheet. If that cannot be loaded, the import fails, too; but it asks for each
 * stylesheet only once, and the next one would give the part unstyled. So those that have failed are loaded again first,
 * and every part waits for all of them.
 *
 * @throws if the part cannot be loaded, or a stylesheet that failed before cannot be loaded now either
 */
export async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  // An error of an element does not bubble. Adding the same listener again changes nothing.
  addEventListener('error', noteFailed, { capture: true });
  for (const link of failed) {
    const again = loadAgain(link);
    pending.add(again);
    const forget = (): boolean => pending.delete(again);
    again.then(forget, forget);
  }
  await Promise.all(pending);
  return load();
}

function noteFailed({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  // A new element: setting `href` to what it is already loads nothing in some browsers.
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.href = link.href;
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = () => reject(new Error('A stylesheet of the page could not be loaded.'));
    link.replaceWith(again);
  });
}
