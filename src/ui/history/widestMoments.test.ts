import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettersOf, widestMoments } from './widestMoments';

describe.each(['en-US', 'en-GB', 'es-US', 'es', 'de', 'pt-BR', 'zh-TW', 'ja', 'bg', 'ta', 'ar-EG', 'fa'])(
  'in %s',
  (locale) => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

    test('no moment has other letters than one of the widest, or more digits', () => {
      const widest = widestMoments((ms) => format.format(ms));
      const moment = fc.date({ min: new Date(2026, 0, 1), max: new Date(2026, 11, 31), noInvalidDate: true });
      fc.assert(
        fc.property(moment, (at) => {
          const text = format.format(at);
          const alike = widest.find((one) => lettersOf(one) === lettersOf(text));
          expect(alike?.length).toBeGreaterThanOrEqual(text.length);
        }),
      );
    });

    test('there are few of them', () => {
      expect(widestMoments((ms) => format.format(ms)).length).toBeLessThanOrEqual(12 * 8);
    });
  },
);
