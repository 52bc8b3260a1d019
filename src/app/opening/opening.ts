/*
 * The page's own script, inlined by the build (tools/pagePlugin.ts): it plays until the app is there. The page comes as
 * the build has rendered it, with headings, an empty display and a typing field. This script lays out the first words,
 * reads the field, colours what is typed and runs the clock. The app (main.tsx) takes over what has happened so far, as
 * a list of actions. Every visit waits for these bytes: no React, no Jotai.
 */
import {
  haveStandardRound,
  haveStandardWords,
  kindOfOptions,
  optionsIn,
  plainSettingsOf,
  STANDARD_OPTIONS,
} from '../../core/options/options';
import { isChallenge } from '../../core/race/isChallenge';
import { clockSeconds } from '../../core/round/round';
import { LONGEST_CUSTOM_WORD, LONGEST_WORD } from '../../core/round/rules';
import { FieldReader } from '../../input/FieldReader';
import { readField } from '../../input/readField';
import { refuseDrops } from '../../input/refuseDrops';
import { readOptions } from '../../platform/options/savedOptions';
import { TOUCHED } from '../../platform/page/device';
import { type TypeAhead, typeAhead } from '../../platform/page/typeAhead';
import { addressFragment } from '../../platform/race/address';
import { readBest } from '../../platform/round/savedBest';
import { freshSeed } from '../../platform/round/seed';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { setWordsSize } from '../../type/measureType';
import { customOptionsText } from '../../ui/options/customOptionsText';
import { COMMANDS_KEY, isShortcut } from '../../ui/page/isShortcut';
import { startHint } from '../../ui/round/hints';
import { offerHandover } from '../handover';
import { chooseLanguage, translateMarkup } from './messages';
import { watchForMissingApp } from './missingApp';
import { OpeningBoard } from './OpeningBoard';
import { OpeningRound } from './OpeningRound';
import { commandsButton, field, words, writeTexts } from './page';

const read = readOptions();
const options = read?.options ?? STANDARD_OPTIONS;
const settings = plainSettingsOf(options);
const best = haveStandardRound(options) ? (readBest() ?? 0) : 0;
const isTouched = matchMedia(TOUCHED).matches;
const reader = new FieldReader();
const listening = new AbortController();
const { signal } = listening;
let wasHidden = false;
let typedAhead: TypeAhead | null = null;
let isAppMissing = false;

const play = new OpeningRound(
  { seed: freshSeed(), settings, ...STANDARD_WORDS },
  isChallenge(addressFragment()) || !haveStandardWords(options),
  (isTyped) => {
    show();
    if (isTyped && play.round.phase !== 'finish') board.showCursor();
  },
);

const { title } = document;
chooseLanguage(options.language);
const restoreEnglish = translateMarkup();
let optionsText = textOfOptions();
setWordsSize(options.size);
// Before the words are written: it needs the page's layout, which the board measures next.
field.focus();
const board = new OpeningBoard({
  round: () => play.round,
  hidesWords: options.saysWords && options.hidesWords,
  longestWord: haveStandardWords(options) ? LONGEST_WORD : LONGEST_CUSTOM_WORD,
  onFit: show,
});
words.dataset.caretShape = options.caret;
show();
const stopReading = readField(field, {
  reader,
  perform: (action, readMs) => play.perform(action, readMs),
  roundState: () => ({ phase: play.round.phase, endNoticedAt: null }),
  // Only the app can begin another round.
  nextRound: () => {},
  caretPlace: () => board.caretPlace(field),
});
field.addEventListener('focus', show, { signal });
field.addEventListener('blur', show, { signal });
document.addEventListener('visibilitychange', noteHidden, { signal });
addEventListener('keydown', askForCommands, { signal });
watchForMissingApp(signal, () => {
  isAppMissing = true;
  typedAhead?.drop();
});
// The app needs this no less, and may never come.
refuseDrops();

offerHandover({
  read,
  standardList: STANDARD_WORDS,
  setup: play.round.setup,
  awaitsWords: play.awaitsWords,
  reader,
  title,
  showEnglish: () => {
    restoreEnglish();
    optionsText = textOfOptions();
    show();
  },
  take: (at) => {
    play.stop(at);
    stopReading();
    listening.abort();
    board.stop();
    return { actions: play.actions, wasHidden, typedAhead, columns: board.columns };
  },
});

function textOfOptions(): string {
  return customOptionsText({ ...options, ...optionsIn(kindOfOptions(options)) });
}

/** What is typed from Ctrl+K on is not the round's. Only the app has the commands. */
function askForCommands(event: KeyboardEvent): void {
  if (!isShortcut(event, COMMANDS_KEY)) return;
  event.preventDefault();
  typedAhead ??= typeAhead(commandsButton.textContent);
  typedAhead.onEnd = (hadFocus) => {
    typedAhead = null;
    if (hadFocus) field.focus();
  };
  if (isAppMissing) typedAhead.drop();
}

/** The page may have gone out of sight while the round runs. */
function noteHidden(): void {
  wasHidden ||= play.actions.length > 0 && document.visibilityState === 'hidden';
}

function show(): void {
  const isFocused = document.activeElement === field && document.hasFocus();
  const { phase } = play.round;
  board.draw(isFocused, play.awaitsWords);
  // The hints during and after a round name keys that only the app handles.
  const hint = phase === 'start' ? startHint(isFocused, isTouched) : '';
  writeTexts(clockSeconds(play.round), best, optionsText, hint);
}
