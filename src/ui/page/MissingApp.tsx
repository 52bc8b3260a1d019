/** Says that the app has not come. In the page from the start; its own script shows it (app/opening/missingApp). */
export function MissingApp() {
  return (
    <p hidden data-part="missing" suppressHydrationWarning>
      This page did not load completely. The words can be typed; everything else needs a reload.{' '}
      <button type="button">Reload</button>
    </p>
  );
}
