import type { WordsFont } from '../type/typeMetrics';

/** As wide as the standard font. */
export const A_FONT: WordsFont = { fontFamily: 'mono', advanceEm: 0.6 };
