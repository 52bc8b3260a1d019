import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { todayLine } from './todayLine';
import { dayText, figureTodayText, todayText } from './todayText';

test('a line about a round has its day, speed, accuracy and ten bars, and says if it was not the first', () => {
  const round = aPlayedRound({ words: 'hot cold', keys: 'hot colx', gapMs: 3000 });
  const date = dayText('2026-11-26');
  const line = todayLine(round, { day: '2026-11-26', isAgain: false });
  expect(line).toBe(`Thirty · ${date} · 3 wpm · 88% · ████████▁▁`);
  expect(todayLine(round, { day: '2026-11-26', isAgain: true })).toBe(line.replace(date, `${date} · again`));
  expect(line).not.toMatch(/https?:|\//);
});

test('the day is that of the player’s calendar in every time zone', () => {
  expect(dayText('2026-11-26')).toMatch(/\b26\b.*2026/);
  expect(todayText({ day: '2026-11-26', isAgain: false })).toBe(`Today: ${dayText('2026-11-26')}`);
  expect(todayText({ day: '2026-11-26', isAgain: true }, ', ')).toBe(
    `Today: ${dayText('2026-11-26')}, again`,
  );
});

test('beside the button stands how fast today’s words were typed', () => {
  expect(figureTodayText('106 wpm')).toBe('106 wpm today');
});
