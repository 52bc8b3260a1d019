/** What takes a text or a link that is dropped: not check boxes, sliders, files and what can only be read. */
const TEXT_BOXES = 'input:read-write, textarea:read-write';

/**
 * Refuses what is dropped on the page and nobody there takes, as long as the page lives: a browser would open a file or a
 * link in the page's place, and a round would be lost. Text goes into text boxes as always.
 */
export function refuseDrops(): void {
  const refuse = (event: DragEvent): void => {
    const { defaultPrevented, dataTransfer, target } = event;
    // Prevented: a part of the page takes it.
    if (defaultPrevented || !dataTransfer) return;
    const isForTextBox = target instanceof Element && target.closest(TEXT_BOXES) !== null;
    if (isForTextBox && !dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  // On the window: parts of the page listen on the document, and so come first.
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse);
}
