import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { widestDateTexts, withoutDigits } from './widestDateTexts';

describe.each(['en-US', 'en-GB', 'es-US', 'es', 'de', 'pt-BR', 'zh-TW', 'ja', 'bg', 'ta', 'ar-EG', 'fa'])(
  'in %s',
  (locale) => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

    test('no date has other letters than one of the widest texts, or more digits', () => {
      const widest = widestDateTexts((ms) => format.format(ms));
      const moment = fc.date({ min: new Date(2026, 0, 1), max: new Date(2026, 11, 31), noInvalidDate: true });
      fc.assert(
        fc.property(moment, (at) => {
          const text = format.format(at);
          const alike = widest.find((one) => withoutDigits(one) === withoutDigits(text));
          expect(alike?.length).toBeGreaterThanOrEqual(text.length);
        }),
      );
    });

    test('there are only a few of them', () => {
      expect(widestDateTexts((ms) => format.format(ms)).length).toBeLessThanOrEqual(12 * 8);
    });
  },
);
