/*
 * The page's own script: plays before the app is there. The page comes with its headings, its empty display and its
 * field as the build has rendered them; this lays out the first words, reads the field and colours what is typed, on
 * the first trip over the line. When the app (main.tsx) has come, it is told all that has happened and goes on.
 *
 * The build puts it into the page itself (tools/pagePlugin.ts), so it counts against every visit: no React, no Jotai.
 */
import { act, type PlayerAction } from '../core/action';
import { beginRound, type RoundSetup, secondsLeft } from '../core/round';
import { LONGEST_WORD, STANDARD_ROUND } from '../core/rules';
import { FieldReader } from '../input/FieldReader';
import { readField } from '../input/readField';
import { runRoundClock } from '../input/runRoundClock';
import { fontsSettled } from '../platform/fonts';
import { freshSeed } from '../platform/seed';
import { readStored } from '../platform/storage';
import { ENGLISH_WORDS } from '../platform/wordLists';
import { BEST_KEY, parseBest } from '../state/keptBest';
import { fitWordsBox, measureType } from '../theme/measureType';
import { ColouredWords } from '../ui/ColouredWords';
import { NOTICES } from '../ui/notices';
import { type Handover, offerHandover } from './handover';

const main = part('main');
const field = part<HTMLInputElement>('input');
const words = part(`[id="${field.getAttribute('aria-describedby')}"]`);
const box = words.parentElement as HTMLElement;
const time = part('h2:nth-of-type(1) > span');
const best = part('h2:nth-of-type(2) > span');
const hint = part('[role="status"] + p');
const restartButton = part<HTMLButtonElement>('main button');
const app = part<HTMLScriptElement>('script[type="module"][src]');
/** What the build has rendered, of all that is changed here: the app expects to find it. */
const rendered = new Map([time, best, hint].map((element) => [element, element.textContent]));

let setup: RoundSetup = { seed: freshSeed(), settings: STANDARD_ROUND, words: ENGLISH_WORDS };
const heard: Handover['heard'][number][] = [];
const pressed: HTMLElement[] = [];
const reader = new FieldReader();
const text = new ColouredWords(words);
let round = beginRound(setup);
let stopClock = (): void => {};

const show = (): void => {
  text.draw(round);
  main.dataset.state = round.phase;
  time.textContent = String(secondsLeft(round));
  hint.textContent = round.phase === 'start' ? (rendered.get(hint) ?? '') : '';
};

const perform = (action: PlayerAction, noticedMs = action.at): void => {
  heard.push({ action, noticedMs });
  const before = round;
  round = act(before, action);
  if (round === before) return;
  show();
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

const restart = (): void => {
  stopClock();
  heard.length = 0;
  setup = { ...setup, seed: freshSeed() };
  round = beginRound(setup);
  restartButton.blur();
  field.focus();
  show();
};

const onClick = (event: MouseEvent): void => {
  const button = (event.target as Element).closest('button');
  if (button === restartButton) restart();
  else if (button) pressed.push(button);
};

const fitBox = (): void => fitWordsBox(box, measureType(box.parentElement as HTMLElement, LONGEST_WORD + 1));

const showBest = (): void => {
  const kept = readStored(BEST_KEY);
  const known = kept === 'denied' || kept.text === null ? null : parseBest(kept.text);
  best.textContent = String(known ?? 0);
};

const tellMissing = (): void => {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = NOTICES.partMissing;
  main.append(notice);
};

fitBox();
show();
showBest();
field.focus();
void fontsSettled().then(() => {
  words.dataset.readable = 'true';
});
const stopReading = readField(field, { reader, perform, isRunning: () => round.phase === 'run' });
addEventListener('resize', fitBox);
document.addEventListener('click', onClick);
app.addEventListener('error', tellMissing);

offerHandover((at) => {
  // Up to now nothing was late.
  if (round.phase === 'run') perform({ kind: 'ticked', at });
  stopReading();
  stopClock();
  removeEventListener('resize', fitBox);
  document.removeEventListener('click', onClick);
  app.removeEventListener('error', tellMissing);
  // React takes over what the build has rendered; it shows all of this again before anything is painted.
  words.replaceChildren();
  main.dataset.state = 'start';
  for (const [element, text] of rendered) element.textContent = text;
  return { setup, heard, reader, pressed };
});

function part<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}: app/opening.ts and the page differ.`);
  return element;
}
