/** Storage key of the options: JSON with a version. */
export const OPTIONS_KEY = 'options';
