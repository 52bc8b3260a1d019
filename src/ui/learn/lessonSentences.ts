import { plural, t } from '@lingui/core/macro';
import { wholeNumber } from '../../analysis/insights/rounding';
import { type Course, goalMsOf, newItems, passBarMs, windowOf } from '../../analysis/learn/course';
import { GAPS_TO_PASS, lastMs, missesIn } from '../../analysis/learn/LetterWindow';
import type { Advice } from '../../analysis/learn/lessonAdvice';
import { formatCount, formatNumber, percent, wpm } from '../page/figureTexts';
import { itemName, itemNames } from './itemNames';

const MINUTE_MS = 60_000;

/** The one thing that is said after a lesson. */
export function adviceText(advice: Advice): string {
  switch (advice.kind) {
    case 'slower': {
      const right = percent(advice.accuracy);
      return t({
        message: `${right} right: go slower, speed follows`,
        comment: 'After a lesson: {right}, as 84%',
      });
    }
    case 'passed':
      return passedText(advice);
    case 'goesOn':
      return goesOnText(advice);
    case 'enough':
      return enoughText(advice);
    case 'slipped': {
      const [name, now, before] = [itemName(advice.item), rounded(advice.ms), rounded(advice.beforeMs)];
      return t({
        message: `${name} has slipped: ${now} ms, ${before} before. It comes more often now`,
        comment: 'name: a letter that was known and has become slow, with its times',
      });
    }
    case 'slippedByMisses': {
      const [name, misses, times] = [
        itemName(advice.item),
        formatCount(advice.misses),
        formatCount(advice.times),
      ];
      return t({
        message: `${name} has slipped: ${misses} of ${times} missed. It comes more often now`,
        comment: 'name: a letter that was known and is missed often now',
      });
    }
    case 'near': {
      const [name, now, bar] = [itemName(advice.item), rounded(advice.ms), rounded(advice.barMs)];
      return t({
        message: `${name}: ${now} ms, next letter from ${bar}. One more`,
        comment:
          'name: a letter and its time; the next letter comes once that is {bar} ms or less. One more lesson',
      });
    }
    case 'oneMiss': {
      const [name, misses, times] = [
        itemName(advice.item),
        formatCount(advice.misses),
        formatCount(GAPS_TO_PASS),
      ];
      return t({
        message: `${name}: ${misses} of ${times} missed, one too many. One more`,
        comment: 'name: a letter, quick enough for the next one, but missed too often. One more lesson',
      });
    }
    case 'quicker': {
      const [name, before, now] = [itemName(advice.item), rounded(advice.beforeMs), rounded(advice.ms)];
      return t({ message: `${name} got quicker: ${before} → ${now} ms`, comment: 'name: a letter' });
    }
    case 'few': {
      const [name, gaps, needed] = [
        itemName(advice.item),
        formatCount(advice.gaps),
        formatCount(GAPS_TO_PASS),
      ];
      return t({
        message: `More of ${name}: typed ${gaps} of ${needed} times`,
        comment: 'name: a new letter, which is judged once it was typed {needed} times',
      });
    }
    case 'waiting': {
      const [name, now, bar] = [itemName(advice.item), rounded(advice.ms), rounded(advice.barMs)];
      return t({
        message: `${name}: ${now} ms, next letter from ${bar}`,
        comment: 'name: a letter and its time; the next letter comes once that is {bar} ms or less',
      });
    }
    case 'toKnow': {
      const [name, now, goal] = [itemName(advice.item), rounded(advice.ms), rounded(advice.goalMs)];
      return t({
        message: `${name}: ${now} ms, known from ${goal}`,
        comment: 'name: a letter and its time; it counts as known once that is {goal} ms or less',
      });
    }
    case 'allKnown': {
      const goal = wpm(advice.goalWpm);
      return t({
        message: `You know all letters at ${goal}. Raise the goal?`,
        comment: 'goal: a speed, 40 wpm',
      });
    }
    default:
      return advice satisfies never;
  }
}

function passedText({ items, next }: Extract<Advice, { kind: 'passed' }>): string {
  const [names, nextNames] = [itemNames(items), itemNames(next)];
  if (next.length === 0) {
    return t({
      message: `${names}: in. That was the last`,
      comment: 'names: letters that have passed; no further ones come',
    });
  }
  if (items.length === 1) {
    return t({
      message: `${names} is in. Next: ${nextNames}`,
      comment: 'names: a letter that has passed; nextNames: the letters that come now',
    });
  }
  return t({
    message: `In now: ${names}. Next: ${nextNames}`,
    comment: 'names: letters that have passed; nextNames: the letters that come now',
  });
}

function goesOnText({ items, next }: Extract<Advice, { kind: 'goesOn' }>): string {
  const [names, nextNames] = [itemNames(items), itemNames(next)];
  if (items.length === 1 && next.length > 0) {
    return t({
      message: `${names} goes on, ${nextNames} comes too`,
      comment: 'names: a letter that is practised further after many lessons; nextNames: the new ones',
    });
  }
  const going = t({ message: `Going on: ${names}`, comment: 'names: letters that are practised further' });
  if (next.length === 0) return going;
  return t({
    message: `${going}. Next: ${nextNames}`,
    comment: 'going: “Going on: s t”; nextNames: the new letters',
  });
}

function enoughText({ playedMs, letters }: Extract<Advice, { kind: 'enough' }>): string {
  const minutes = minutesText(playedMs);
  if (letters === 0) return t`Enough for today: ${minutes}`;
  return t({
    message: plural(letters, {
      one: `Enough for today: ${minutes}, # letter`,
      other: `Enough for today: ${minutes}, # letters`,
    }),
    comment: 'minutes: 12 minutes; the letters that were learned today',
  });
}

/** `12 minutes`; at least one. */
function minutesText(ms: number): string {
  return t({
    message: plural(Math.max(1, Math.round(ms / MINUTE_MS)), { one: '# minute', other: '# minutes' }),
    comment: 'How long somebody has had lessons',
  });
}

/** What a letter of a lesson has come to: `s: 410 ms, next letter from 380; 1 of 20 missed`. */
export function letterText(course: Course, item: string): string {
  const [name, time, misses] = [itemName(item), timeText(course, item), missesText(course, item)];
  if (time === '')
    return t({ message: `${name}: ${misses}`, comment: 'name: a letter; misses: “1 of 20 missed”' });
  return t({
    message: `${name}: ${time}; ${misses}`,
    comment: 'name: a letter; time: “410 ms, next letter from 380”; misses: “1 of 20 missed”',
  });
}

/** Its time beside what it is to come to: `410 ms, next letter from 380`; '' without a time. */
export function timeText(course: Course, item: string): string {
  const window = windowOf(course, item);
  if (window.gapsMs.length === 0) return '';
  const now = rounded(lastMs(window));
  const isNew = newItems(course).includes(item);
  const bar = rounded(isNew ? passBarMs(course, item) : goalMsOf(course, item));
  if (!isNew)
    return t({ message: `${now} ms, goal ${bar}`, comment: 'The time of a letter, and the goal in ms' });
  return t({
    message: `${now} ms, next letter from ${bar}`,
    comment: 'The time of a new letter; the next letter comes once that is {bar} ms or less',
  });
}

/** How often it was missed of its last times: `1 of 20 missed`. */
export function missesText(course: Course, item: string): string {
  const window = windowOf(course, item);
  const misses = formatCount(missesIn(window));
  const times = formatCount(Math.min(GAPS_TO_PASS, window.missed.length));
  return t({
    message: `${misses} of ${times} missed`,
    comment: 'How often a letter was missed of its last times',
  });
}

/** What a lesson took and gave: `6 minutes today, 18 wpm in this lesson`. */
export function todayText(playedTodayMs: number, lessonWpm: number): string {
  const [minutes, speed] = [minutesText(playedTodayMs), wpm(lessonWpm)];
  return t({
    message: `${minutes} today, ${speed} in this lesson`,
    comment: 'minutes: 6 minutes; speed: 18 wpm',
  });
}

function rounded(ms: number): string {
  return formatNumber(wholeNumber(ms));
}
