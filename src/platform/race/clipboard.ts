/** Copies a text for the person to paste elsewhere. Whether that could be done: browsers may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
