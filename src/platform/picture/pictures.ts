const TYPE = 'image/png';

/** Whether pages may put pictures on the clipboard here, as far as that is known before one tries. */
export function canCopyPictures(): boolean {
  return 'ClipboardItem' in globalThis && typeof navigator.clipboard?.write === 'function';
}

/**
 * Copies a picture to the clipboard. False when the browser denies it, or the picture fails. To be called within the
 * press itself, with a picture that may still be being made: some browsers allow it at no later moment.
 */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: picture })]);
    return true;
  } catch {
    return false;
  }
}

/** Whether there is a share sheet that takes pictures. */
export function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [new File([], 'thirty.png', { type: TYPE })] }) === true;
}

/** Opens the share sheet with a picture. False when the browser denies it; somebody who closes the sheet is not denied. */
export async function sharePicture(picture: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: TYPE })] });
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
