/**
 * Refuses what is dropped on the page and nobody there takes: a browser would open a file or a link in the page's place,
 * and a round would be lost. Text goes into text boxes as always. Returns the undo.
 */
export function refuseDrops(): () => void {
  const refuse = (event: DragEvent): void => {
    const { defaultPrevented, dataTransfer, target } = event;
    // Prevented: a part of the page takes it.
    if (defaultPrevented || !dataTransfer) return;
    const isForTextBox = target instanceof Element && target.closest('input, textarea') !== null;
    if (isForTextBox && !dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  const listening = new AbortController();
  // On the window: parts of the page listen on the document, and so come first.
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, refuse, { signal: listening.signal });
  return () => listening.abort();
}
