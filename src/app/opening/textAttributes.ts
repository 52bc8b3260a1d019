/** The attributes of the page's markup that people read or hear. */
export const TEXT_ATTRIBUTES: readonly string[] = ['aria-label', 'title', 'alt', 'placeholder'];
