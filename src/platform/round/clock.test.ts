import { afterEach, describe, expect, test } from 'vitest';
import { dayOf } from './clock';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

describe('a day is that of the player’s own calendar', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-26T10:00:00.000Z', '2026-11-27', 'UTC+14 is a day ahead'],
    ['Pacific/Kiritimati', '2026-11-26T09:59:59.999Z', '2026-11-26', 'but not before its midnight'],
    ['Pacific/Pago_Pago', '2026-11-27T10:59:59.999Z', '2026-11-26', 'UTC−11 is a day behind'],
    ['Pacific/Pago_Pago', '2026-11-27T11:00:00.000Z', '2026-11-27', 'until its midnight'],
    ['UTC', '2028-02-29T23:59:59.999Z', '2028-02-29', 'a leap day'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31', 'the end of a year'],
    ['Europe/Berlin', '2026-03-28T23:30:00.000Z', '2026-03-29', 'the start of a day with 23 hours'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29', 'its end'],
    ['Europe/Berlin', '2026-10-25T22:59:59.999Z', '2026-10-25', 'the end of a day with 25 hours'],
  ])('in %s at %s it is %s: %s', (zone, moment, day) => {
    process.env.TZ = zone;
    expect(dayOf(Date.parse(moment))).toBe(day);
  });
});
