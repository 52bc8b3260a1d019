/*
 * The page's own script: it plays before the app is there. The page comes with headings, an empty display and a typing
 * field, as the build has rendered them. This script lays out the first words, reads the field, colours what is typed,
 * and does so with the first response of the server. When the app (main.tsx) is there, it takes over all that has
 * happened and goes on.
 *
 * The build puts the script into the page (tools/pagePlugin.ts), so every visit pays for its bytes: no React, no Jotai.
 * What only later moments need is in later.ts, which follows.
 */

import {
  haveStandardRound,
  haveStandardWords,
  plainSettingsOf,
  STANDARD_OPTIONS,
} from '../../core/options/options';
import { isChallenge } from '../../core/race/challengePrefix';
import { clockSeconds } from '../../core/round/round';
import { FieldReader } from '../../input/FieldReader';
import { readField } from '../../input/readField';
import { watchIsTouchScreen } from '../../platform/page/device';
import { addressFragment } from '../../platform/race/address';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { readOptions } from '../../state/options/savedOptions';
import { setWordsSize } from '../../type/wordsSize';
import { customOptionsText } from '../../ui/options/customOptionsText';
import { hint } from '../../ui/round/hints';
import { type Handover, offerHandover } from '../handover';
import { OpeningBoard } from './OpeningBoard';
import { OpeningRound } from './OpeningRound';
import { field, removeResult, restartButton, restoreTexts, words, writeChosen, writeTexts } from './page';

const read = readOptions();
const options = read?.options ?? STANDARD_OPTIONS;
const listening = new AbortController();
const { signal } = listening;
const reader = new FieldReader();
let isTouched = false;

const play = new OpeningRound({
  settings: plainSettingsOf(options),
  hasBest: haveStandardRound(options),
  awaitsWords: isChallenge(addressFragment()) || !haveStandardWords(options),
  onChange: (isTyped) => {
    show();
    if (isTyped) words.removeAttribute('data-offers-speech');
    if (isTyped && play.round.phase !== 'finish') board.showCursor();
  },
});

setWordsSize(options.size);
// The app says the words: no screen reader needs to read them with the field.
if (options.saysWords) field.removeAttribute('aria-describedby');
// Before the words are written: it needs the page's layout, which the board measures next.
field.focus();
const board = new OpeningBoard(() => play.round, options.saysWords && options.hidesWords, show);
writeChosen(customOptionsText({ ...options, wordLimit: play.setup.settings.wordLimit }));
words.dataset.caretShape = options.caret;
const stopWatchingTouch = watchIsTouchScreen((touched) => {
  isTouched = touched;
});
show();
const stopReading = readField(field, {
  reader,
  perform: (action, readMs) => play.perform(action, readMs),
  roundState: () => ({ phase: play.round.phase, endNoticedAt: play.endNoticedAt }),
  nextRound: restart,
});
field.addEventListener('focus', show, { signal });
field.addEventListener('blur', show, { signal });
document.addEventListener('visibilitychange', () => play.noteHidden(), { signal });
offerHandover({
  read,
  standardList: STANDARD_WORDS,
  give,
  parts: { play, show, restart, goOnAlone, signal },
});

function show(): void {
  const isFocused = document.activeElement === field && document.hasFocus();
  board.draw(isFocused, play.awaitsWords);
  writeTexts(clockSeconds(play.round), play.best, hint(play.round.phase, isFocused, isTouched));
}

function restart(at: number): void {
  play.restart(at);
  removeResult();
  restartButton.blur();
  field.focus();
  show();
  board.showCursor();
}

/** The app does not come: nobody says words, and nobody brings others. */
function goOnAlone(): void {
  play.playAlone();
  board.hidesWords = false;
  words.removeAttribute('data-offers-speech');
  field.setAttribute('aria-describedby', words.id);
  show();
}

function give(at: number): Handover {
  play.stop(at);
  stopReading();
  stopWatchingTouch();
  listening.abort();
  board.remove();
  removeResult();
  words.dataset.caretShape = STANDARD_OPTIONS.caret;
  field.setAttribute('aria-describedby', words.id);
  restoreTexts();
  return { ...play, reader };
}
