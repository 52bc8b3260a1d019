/** Has the browser save a file that was made here. */
export function offerDownload(name: string, type: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then every browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
