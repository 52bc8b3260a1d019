/** The page's own language, in which its messages are written, as a BCP 47 tag. */
export const OWN_LANGUAGE = 'en';
