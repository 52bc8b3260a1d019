/** The name of the palette that theme/palette.css has: it needs no other stylesheet. */
export const STANDARD_PALETTE = 'slate';
