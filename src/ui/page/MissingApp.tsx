import { t } from '@lingui/core/macro';

/** Says that the app could not be loaded. In the page from the start, hidden; app/opening/missingApp shows it. */
export function MissingApp() {
  return (
    <p hidden data-part="missing" suppressHydrationWarning>
      {t`This page did not load completely. Only this round can be typed, and nothing is saved; everything else needs a reload.`}{' '}
      <button type="button" suppressHydrationWarning>
        {t({ message: 'Reload', comment: 'A button: loads the page again' })}
      </button>
    </p>
  );
}
