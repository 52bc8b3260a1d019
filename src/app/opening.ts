/*
 * The page's own script: plays before the app is there. The page comes with its headings, its empty display and its
 * field as the build has rendered them; this lays out the first words, reads the field and colours what is typed, on
 * the first trip over the line. When the app (main.tsx) has come, it is told all that has happened and goes on.
 *
 * The build puts it into the page itself (tools/pagePlugin.ts), so it counts against every visit: no React, no Jotai.
 */

import { areStandard, haveStandardWords, STANDARD_OPTIONS } from '../core/options/options';
import { isChallenge } from '../core/race/challengePrefix';
import { act, type PlayerAction } from '../core/round/action';
import { beginRound, type Round, type RoundSetup, secondsLeft } from '../core/round/round';
import { LONGEST_WORD, STANDARD_ROUND } from '../core/round/rules';
import { tally } from '../core/round/score';
import { FieldReader } from '../input/FieldReader';
import { readField } from '../input/readField';
import { runRoundClock } from '../input/runRoundClock';
import { watchIsTouched } from '../platform/page/device';
import { fontsSettled } from '../platform/page/fonts';
import { onNextAction } from '../platform/page/nextAction';
import { addressFragment } from '../platform/race/address';
import { freshSeed } from '../platform/round/seed';
import { STANDARD_WORDS } from '../platform/words/wordLists';
import { readOptions } from '../state/options/keptOptions';
import { type PagePart, selectorOf } from '../state/page/pageParts';
import { keepBest, readBest } from '../state/round/keptBest';
import { keepLineInSight } from '../type/inSight';
import { usualLines } from '../type/layoutWords';
import { fitWordsBox, measureType, watchType } from '../type/measureType';
import { watchScrolls } from '../type/watchScrolls';
import { setWordsSize } from '../type/wordsSize';
import { chosenOptions } from '../ui/options/chosenOptions';
import { PART_MISSING } from '../ui/page/notices';
import { ColouredWords } from '../ui/round/ColouredWords';
import { hint } from '../ui/round/hints';
import { resultLines } from '../ui/round/resultLines';
import { showWhole } from '../ui/round/showWhole';
import { type Handover, offerHandover } from './handover';

const main = find('main');
const field = find<HTMLInputElement>('field');
const display = find('display');
const words = find('words');
const box = words.parentElement as HTMLElement;
const time = find('time');
const best = find('best');
const hintLine = find('hint');
const chosen = find('chosen');
const restartButton = find<HTMLButtonElement>('restart');
const result = find('result');
const app = document.querySelector('script[type="module"][src]') as HTMLScriptElement;
/** What the build has rendered, of all that is changed here: the app expects to find it. */
const rendered = new Map([time, best, hintLine, chosen].map((element) => [element, element.textContent]));
const listening = new AbortController();
const { signal } = listening;

const read = readOptions();
const options = read?.options ?? STANDARD_OPTIONS;
const settings = { ...STANDARD_ROUND, durationMs: options.seconds * 1000 };
let setup: RoundSetup = { seed: freshSeed(), settings, ...STANDARD_WORDS };
let heard: Handover['heard'][number][] = [];
let pressed: HTMLElement | null = null;
let wasHidden = false;
let isNewBest = false;
let isTouched = false;
/** That of other rounds than the standard one is the app's to find. */
const hasBest = areStandard(options);
let highest = hasBest ? (readBest() ?? 0) : 0;
let endSeenAt: number | null = null;
const endedBefore: { round: Round; wasHidden: boolean }[] = [];
setWordsSize(options.size);
let metrics = measureType(display, LONGEST_WORD + 1);
const reader = new FieldReader();
const text = new ColouredWords(words, metrics);
let round = beginRound(setup);
/** Words that only the app can bring, by a link or by the options: none are shown before, and what is typed is kept. */
let isAppAwaited = isChallenge(addressFragment()) || !haveStandardWords(options);
let stopClock = (): void => {};

const show = (): void => {
  const isFocused = document.activeElement === field && document.hasFocus();
  // Their room is kept for words that come later.
  box.style.minHeight = isAppAwaited ? `${usualLines(metrics.columns)}lh` : '';
  if (!isAppAwaited) text.draw(round);
  words.dataset.focused = String(isFocused);
  main.dataset.state = round.phase;
  say(time, String(secondsLeft(round)));
  say(best, String(highest));
  say(hintLine, hint(round.phase, isFocused, isTouched));
};

const bringCursor = (): void => {
  if (round.phase !== 'finish') keepLineInSight(box, text.cursorLine);
};
const scrolls = watchScrolls(bringCursor, bringCursor);
const showCursor = (): void => {
  scrolls.begin();
  bringCursor();
};

const perform = (action: PlayerAction, noticedMs = action.at): void => {
  heard.push({ action, noticedMs });
  if (isAppAwaited) return;
  const before = round;
  round = act(before, action);
  if (round === before) return;
  show();
  if (round.phase === 'finish') end(noticedMs);
  else if (action.kind !== 'ticked') showCursor();
  if (before.phase === 'start') startClock();
};

const startClock = (): void => {
  const startedAt = round.startedAt as number;
  stopClock = runRoundClock({
    startedAt,
    deadline: startedAt + setup.settings.durationMs,
    heardAt: startedAt,
    onTick: (at) => perform({ kind: 'ticked', at }),
    onLate: () => {},
    lastKey: () => round.log,
  });
};

const end = (noticedMs: number): void => {
  endSeenAt = noticedMs;
  const counted = tally(round);
  if (hasBest && counted.score > Math.max(highest, readBest() ?? 0)) {
    isNewBest = true;
    highest = counted.score;
    keepBest(highest);
    show();
  }
  result.append(element('h2', 'Result'));
  for (const [name, figure] of resultLines(counted)) {
    const line = element('p');
    line.dataset.line = '';
    line.append(element('span', name), ' ', element('span', figure));
    result.append(line);
  }
  showWhole(result);
};

const restart = (at: number): void => {
  // A round whose time was up by then has ended, and its score counts.
  perform({ kind: 'ticked', at });
  stopClock();
  if (round.phase === 'finish') endedBefore.push({ round, wasHidden });
  heard = [];
  wasHidden = false;
  isNewBest = false;
  endSeenAt = null;
  setup = { ...setup, seed: freshSeed() };
  round = beginRound(setup);
  result.replaceChildren();
  restartButton.blur();
  field.focus();
  show();
  showCursor();
};

const onClick = (event: MouseEvent): void => {
  const button = (event.target as Element).closest('button');
  if (button === restartButton) restart(event.timeStamp);
  else if (button) {
    pressed = button;
    onNextAction(() => {
      pressed = null;
    });
  }
};

const noteHidden = (): void => {
  const isRunning = isAppAwaited ? heard.length > 0 : round.phase === 'run';
  wasHidden ||= isRunning && document.visibilityState === 'hidden';
};

const fit = (): void => {
  metrics = measureType(display, LONGEST_WORD + 1);
  fitWordsBox(box, metrics);
  text.setType(metrics);
  show();
};

/** The app cannot be had, or it is broken. */
const tellMissing = (event: Event): void => {
  if (event.target !== app && (event as ErrorEvent).filename !== app.src) return;
  isAppAwaited = false;
  // Typed before there were words.
  heard = [];
  show();
  const notice = element('p', `${PART_MISSING} `);
  const reload = element('button', 'Reload');
  notice.setAttribute('role', 'alert');
  reload.addEventListener('click', () => location.reload());
  notice.append(reload);
  find('notices').replaceChildren(notice);
};

say(chosen, chosenOptions(options));
words.dataset.caretShape = options.caret;
fitWordsBox(box, metrics);
const stopWatchingTouch = watchIsTouched((touched) => {
  isTouched = touched;
});
field.focus();
show();
void fontsSettled().then(() => {
  words.dataset.readable = 'true';
});
const stopWatchingType = watchType(display, fit);
const stopReading = readField(field, {
  reader,
  perform,
  onShow: () => ({ phase: round.phase, endSeenAt }),
  nextRound: restart,
});
field.addEventListener('focus', show, { signal });
field.addEventListener('blur', show, { signal });
document.addEventListener('click', onClick, { signal });
document.addEventListener('visibilitychange', noteHidden, { signal });
addEventListener('error', tellMissing, { signal, capture: true });

const give = (at: number): Handover => {
  // Up to now nothing was late. The end itself is the app's to tell: keys that were in time may still be on their way.
  if (round.phase === 'run') {
    const deadline = (round.startedAt as number) + setup.settings.durationMs;
    perform({ kind: 'ticked', at: Math.min(at, deadline - 1) }, at);
  }
  stopReading();
  stopClock();
  stopWatchingType();
  scrolls.stop();
  stopWatchingTouch();
  listening.abort();
  // React takes over what the build has rendered; it shows all of this again before anything is painted.
  text.remove();
  box.style.minHeight = '';
  result.replaceChildren();
  words.dataset.focused = 'true';
  words.dataset.caretShape = STANDARD_OPTIONS.caret;
  main.dataset.state = 'start';
  for (const [part, content] of rendered) part.textContent = content;
  return {
    setup,
    heard,
    isAppAwaited,
    reader,
    pressed,
    wasHidden,
    best: highest,
    isNewBest,
    endSeenAt,
    endedBefore,
  };
};
offerHandover({ read, standardList: STANDARD_WORDS, give });

function find<T extends HTMLElement>(name: PagePart): T {
  const found = document.querySelector<T>(selectorOf(name));
  if (!found) throw new Error(`The page has no part ${name}: app/opening.ts and the page differ.`);
  return found;
}

/** Writing what stands there already would be work to the browser. */
function say(part: HTMLElement, content: string): void {
  if (part.textContent !== content) part.textContent = content;
}

function element(name: string, content = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = content;
  return made;
}
