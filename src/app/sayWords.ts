import type { useStore } from 'jotai';
import { chooseOptionsAtom } from '../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { focusFieldAtom, isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { notifyAgainAtom } from '../state/page/noticeAtoms';
import { partSelector } from '../state/page/pageParts';
import { leadAtom } from '../state/race/raceAtoms';
import { isWatchingAtom } from '../state/replay/boardAtoms';
import { finishedRoundAtom, roundAtom } from '../state/round/roundAtoms';
import { isSpeechSilentAtom } from '../state/speech/speechAtoms';
import { speechSampleRequestsAtom } from '../state/speech/voicesAtoms';
import { WordSpeech } from '../state/speech/WordSpeech';
import { leadSentence } from '../ui/race/sentences';
import { spokenResultIn } from '../ui/round/spokenResultIn';

const SAMPLE_WORDS = 4;

/** Says the words of each round by ear, and its result. Returns the undo. Loaded on demand. */
export function sayWords(store: ReturnType<typeof useStore>): () => void {
  const speech = new WordSpeech(
    () => {
      const { voice = '', speechRate } = store.get(optionsAtom);
      return { voice, rate: speechRate / 100 };
    },
    () => {
      store.set(isSpeechSilentAtom, true);
      store.set(notifyAgainAtom, 'noVoice');
      if (store.get(optionsAtom).saysWords) store.set(chooseOptionsAtom, { saysWords: false });
      // A screen reader says a field, and so the words, only when it gets focus.
      if (store.get(isFieldFocusedAtom) && store.get(roundAtom).phase === 'start') {
        store.set(focusFieldAtom, 'soon');
      }
    },
  );
  const follow = (): void => {
    const round = store.get(roundAtom);
    const isOver = round.phase === 'finish';
    // Words are said to whoever can type them: not behind a dialog, nor in another window.
    const isHeard = round.setup.settings.byEar && (isOver || store.get(isFieldFocusedAtom));
    if (isHeard && !store.get(isWatchingAtom)) speech.follow(round);
    else speech.pause();
  };
  const sayResult = (): void => {
    const finished = store.get(finishedRoundAtom);
    if (!finished?.setup.settings.byEar) return;
    // The best is known once everything else has heard of the end.
    queueMicrotask(() => {
      if (store.get(finishedRoundAtom) !== finished) return;
      const lead = store.get(leadAtom);
      speech.say(spokenResultIn(store, lead === null ? '' : leadSentence(lead)), 'en');
    });
  };
  const saySample = (): void => {
    const { setup, expected } = store.get(roundAtom);
    tryAgain();
    speech.say(expected.split(' ', SAMPLE_WORDS).join(', '), setup.lang ?? 'en');
  };
  const tryAgain = (): void => {
    speech.tryAgain();
    store.set(isSpeechSilentAtom, false);
  };
  let chosen = store.get(optionsAtom);
  /** Whoever switches speech on, or chooses another voice, wants to hear it. */
  const noteChoice = (): void => {
    const { saysWords, voice } = store.get(optionsAtom);
    const isNew = saysWords && (!chosen.saysWords || voice !== chosen.voice);
    chosen = store.get(optionsAtom);
    if (isNew) tryAgain();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'keydown',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.matches(partSelector('field'))) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
      const answer = { ArrowUp: () => speech.sayAgain(), ArrowDown: () => speech.spell() }[event.key];
      if (!answer) return;
      event.preventDefault();
      // A key that is held down would cut each answer with the next.
      if (!event.repeat) answer();
    },
    { signal },
  );
  // Browsers go on speaking after the page has gone.
  window.addEventListener('pagehide', () => speech.pause(), { signal });
  // The page is back, as it was.
  window.addEventListener('pageshow', follow, { signal });
  store.set(isSpeechSilentAtom, false);
  follow();
  sayResult();
  const stops = [
    store.sub(roundAtom, follow),
    store.sub(isFieldFocusedAtom, follow),
    store.sub(isWatchingAtom, follow),
    store.sub(finishedRoundAtom, sayResult),
    store.sub(speechSampleRequestsAtom, saySample),
    store.sub(optionsAtom, noteChoice),
  ];
  return () => {
    for (const stop of stops) stop();
    listening.abort();
    speech.close();
    store.set(isSpeechSilentAtom, false);
  };
}
