/** Makes the browser download a file with this content. */
export function downloadFile(name: string, type: string, parts: readonly BlobPart[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then every browser has begun to read the blob.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
