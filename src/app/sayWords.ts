import type { useStore } from 'jotai';
import { optionsAtom } from '../state/options/optionsAtoms';
import { isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { notifyAtom } from '../state/page/noticeAtoms';
import { partSelector } from '../state/page/pageParts';
import { isWatchingAtom } from '../state/replay/boardAtoms';
import { finishedRoundAtom, roundAtom } from '../state/round/roundAtoms';
import { isSpeechSilentAtom } from '../state/speech/speechAtoms';
import { speechSampleRequestsAtom } from '../state/speech/voicesAtoms';
import { WordSpeech } from '../state/speech/WordSpeech';
import { spokenResultIn } from '../ui/round/spokenResultIn';

const SAMPLE_WORDS = 4;

/** Says the words of each round, and its result. Returns the undo. Loaded on demand. */
export function sayWords(store: ReturnType<typeof useStore>): () => void {
  const speech = new WordSpeech(
    () => {
      const { voice = '', speechRate } = store.get(optionsAtom);
      return { voice, rate: speechRate / 100 };
    },
    () => {
      store.set(isSpeechSilentAtom, true);
      store.set(notifyAtom, 'noVoice');
    },
  );
  const follow = (): void => {
    if (store.get(isWatchingAtom)) speech.hush();
    // Words are said to whoever can type them: not behind a dialog, nor in another window.
    else if (store.get(roundAtom).phase !== 'start' || store.get(isFieldFocusedAtom)) {
      speech.follow(store.get(roundAtom));
    }
  };
  const sayResult = (): void => {
    const finished = store.get(finishedRoundAtom);
    if (!finished) return;
    // The best and the outcome of a race are known once everything else has heard of the end.
    queueMicrotask(() => {
      if (store.get(finishedRoundAtom) === finished) speech.say(spokenResultIn(store), 'en');
    });
  };
  const saySample = (): void => {
    const { setup, expected } = store.get(roundAtom);
    speech.say(expected.split(' ', SAMPLE_WORDS).join(', '), setup.lang || 'en');
  };
  const listening = new AbortController();
  document.addEventListener(
    'keydown',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.matches(partSelector('field'))) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
      if (event.key === 'ArrowUp') speech.sayAgain();
      else if (event.key === 'ArrowDown') speech.spell();
      else return;
      event.preventDefault();
    },
    { signal: listening.signal },
  );
  // Browsers go on speaking after the page has gone.
  window.addEventListener('pagehide', () => speech.hush(), { signal: listening.signal });
  follow();
  const stops = [
    store.sub(roundAtom, follow),
    store.sub(isFieldFocusedAtom, follow),
    store.sub(isWatchingAtom, follow),
    store.sub(finishedRoundAtom, sayResult),
    store.sub(speechSampleRequestsAtom, saySample),
  ];
  return () => {
    for (const stop of stops) stop();
    listening.abort();
    speech.close();
    store.set(isSpeechSilentAtom, false);
  };
}
