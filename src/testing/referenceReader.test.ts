import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordingOf, writeRecording } from '../core/history/recordingBytes';
import type { Lesson } from '../core/learn/lesson';
import { lessonText } from '../core/learn/lessonText';
import { practiceText } from '../core/practice/practiceBatch';
import { batchText } from '../core/round/batch';
import type { RoundSettings } from '../core/round/rules';
import { decoratedText } from '../core/words/decoratedBatch';
import {
  anyCustomTextRound,
  anyLessonRound,
  anyMistakeRule,
  anyPracticeRound,
  anyRound,
  anyWordLimit,
} from './anyRound';
import { type BytesRead, fitFourLines, referenceRead } from './referenceReader';
import { A_SETUP } from './rounds';

const { words, wordList } = A_SETUP;
const durationMs = fc.integer({ min: 1000, max: 3_600_000 });
const round = fc.oneof(
  anyRound({
    durationMs,
    wordsPerBatch: fc.integer({ min: 1, max: 15 }),
    capitals: fc.constant(true),
    numbers: fc.constant(true),
    byEar: fc.constant(true),
    wordLimit: anyWordLimit,
    onMistake: anyMistakeRule,
    spaceEndsWord: fc.constant(true),
  }),
  anyCustomTextRound(durationMs),
  anyPracticeRound(durationMs),
  anyLessonRound(durationMs),
);

test('an independent reader reads the same round from its bytes', () => {
  fc.assert(
    fc.property(round, (played) => {
      const recording = recordingOf(played);
      const { seed, settings, text, events } = recording;
      const read = referenceRead(writeRecording(recording, words), deal);
      expect(read).toMatchObject({
        hasUsualLengths: settings.usualLengths ?? false,
        seed,
        durationMs: settings.durationMs,
        wordsAtOnce: settings.wordsPerBatch,
        hasCapitals: settings.capitals ?? false,
        hasNumbers: settings.numbers ?? false,
        isByEar: settings.byEar ?? false,
        onMistake: settings.onMistake ?? 'goOn',
        spaceEndsWord: settings.spaceEndsWord ?? false,
        wordsInAll: settings.wordLimit ?? null,
        practised: settings.practice ?? null,
        lesson: settings.lesson ?? null,
      });
      expect(read.list?.name).toBe(text === undefined ? wordList : undefined);
      expect(read.customText?.columns).toBe(settings.columns);
      expect(read.customText?.batches.join('\n')).toBe(text);
      if (read.customText) expect(fitFourLines(read.customText.batches, read.customText.columns)).toBe(true);
      expect(read.events).toEqual(
        events.map((event) => ({
          at: Math.round(event.at * 10),
          did: event.kind === 'typed' ? event.char : event.count,
        })),
      );
    }),
    { numRuns: 300 },
  );
});

function deal(
  {
    seed,
    wordsAtOnce,
    durationMs,
    hasCapitals,
    hasNumbers,
    practised,
    hasUsualLengths,
    lesson,
  }: Omit<BytesRead, 'events'>,
  batch: number,
): string {
  const settings: RoundSettings = {
    durationMs,
    wordsPerBatch: wordsAtOnce,
    ...(hasCapitals && { capitals: true }),
    ...(hasNumbers && { numbers: true }),
    ...(hasUsualLengths && { usualLengths: true }),
  };
  if (lesson) return lessonText(words, lesson as Lesson, seed, batch, settings, wordList);
  if (practised) return practiceText(words, practised, seed, batch, settings);
  if (!hasCapitals && !hasNumbers) return batchText(words, seed, batch, wordsAtOnce);
  return decoratedText(words, seed, batch, settings, wordList);
}
