/** Resolves when the browser has painted what is there now; in a page out of sight, when it comes to sight. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
