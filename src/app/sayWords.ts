import { i18n } from '@lingui/core';
import type { useStore } from 'jotai';
import type { RoundSetup } from '../core/round/roundSetup';
import type { WordPlace } from '../core/speech/wordPlace';
import { watchSpeechKeys } from '../input/speech/watchSpeechKeys';
import { WordSpeech } from '../services/speech/WordSpeech';
import { newLettersAtom } from '../state/learn/newLettersAtom';
import { chooseOptionsAtom } from '../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { focusFieldAtom, isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { followAtoms } from '../state/page/followAtoms';
import { notifyAgainAtom, withdrawNoticeAtom } from '../state/page/noticeAtoms';
import { isWatchingAtom } from '../state/replay/boardAtoms';
import { isLessonAtom } from '../state/round/learningAtom';
import { finishedRoundAtom, roundAtom, setupAtom } from '../state/round/roundAtoms';
import { noteOfSittingAtom, sittingAtom } from '../state/round/sittingAtoms';
import { makeUnheardRoundSeenAtom } from '../state/speech/makeUnheardRoundSeenAtom';
import { isResultSaidAtom, isSpeechSilentAtom } from '../state/speech/speechAtoms';
import { speechSampleAtom } from '../state/speech/voicesAtoms';
import { fingerName } from '../ui/learn/fingerNames';
import { currentResultSentence } from '../ui/round/resultSentence';
import { spelledRemainder, spokenAt, spokenBefore } from '../ui/speech/spokenWords';

const SAMPLE_WORDS = 4;

/** Says the words of each round by ear, and its result. Returns the undo. */
export function sayWords(store: ReturnType<typeof useStore>): () => void {
  const speech = new WordSpeech(
    {
      spokenAt,
      spokenBefore: (setup, place) => newLettersSpoken(setup, place) ?? spokenBefore(setup, place),
      spelledRemainder,
    },
    () => {
      const { voice = '', speechRate } = store.get(optionsAtom);
      return { voice, rate: speechRate / 100 };
    },
    () => {
      store.set(isSpeechSilentAtom, true);
      store.set(notifyAgainAtom, 'noVoice');
      store.set(makeUnheardRoundSeenAtom);
      if (store.get(optionsAtom).saysWords) store.set(chooseOptionsAtom, { saysWords: false });
      // A screen reader says a field, and so the words, only when it gets focus.
      if (store.get(isFieldFocusedAtom) && store.get(roundAtom).phase === 'start') {
        store.set(focusFieldAtom, 'soon');
      }
    },
    (setup) => {
      // It may have been of the round before.
      if (setup !== store.get(setupAtom) || store.get(sittingAtom).isHeard) return;
      store.set(noteOfSittingAtom, { isHeard: true });
    },
  );
  /** Before the first word of a lesson: its new letters, each with its finger. */
  const newLettersSpoken = (setup: RoundSetup, { batchNumber, index }: WordPlace) => {
    const letters = store.get(newLettersAtom);
    if (
      !store.get(isLessonAtom) ||
      !setup.settings.lesson ||
      batchNumber > 0 ||
      index > 0 ||
      letters.length === 0
    )
      return null;
    const texts = letters.map(({ letter, finger }) => (finger ? `${letter}, ${fingerName(finger)}` : letter));
    return { text: `${texts.join('; ')}.`, lang: i18n.locale };
  };
  let isFollowing = false;
  const follow = (): void => {
    const round = store.get(roundAtom);
    const isOver = round.phase === 'finish';
    // Words are said to whoever can type them: not behind a dialog, nor in another window.
    const isHeard = round.setup.settings.byEar && (isOver || store.get(isFieldFocusedAtom));
    const wasFollowing = isFollowing;
    isFollowing = isHeard === true && !store.get(isWatchingAtom);
    if (isFollowing) speech.follow(round);
    // Once only: a sample may be said meanwhile.
    else if (wasFollowing) speech.pause();
  };
  const sayResult = (): void => {
    const finished = store.get(finishedRoundAtom);
    store.set(isResultSaidAtom, false);
    if (!finished?.setup.settings.byEar) return;
    // Whether it is a new best is known once all other subscribers have run.
    queueMicrotask(() => {
      if (store.get(finishedRoundAtom) !== finished) return;
      const text = currentResultSentence(store);
      speech.say({
        text,
        lang: i18n.locale,
        isAnyVoiceFine: true,
        onSaid: () => store.set(isResultSaidAtom, true),
      });
    });
  };
  const saySample = (): void => {
    const sample = store.get(speechSampleAtom);
    if (!sample) return;
    store.set(speechSampleAtom, null);
    tryAgain();
    const text = store.get(roundAtom).expected.split(' ', SAMPLE_WORDS).join(', ');
    speech.say({ text, lang: sample.lang });
  };
  const tryAgain = (): void => {
    speech.tryAgain();
    expectVoice();
  };
  /** Until a voice fails to answer, one is expected to. */
  const expectVoice = (): void => {
    store.set(isSpeechSilentAtom, false);
    store.set(withdrawNoticeAtom, 'noVoice');
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
  watchSpeechKeys({ sayAgain: () => speech.sayAgain(), spell: () => speech.spell() }, signal);
  // Browsers go on speaking after the page has gone.
  window.addEventListener('pagehide', () => speech.pause(), { signal });
  // From the back/forward cache.
  window.addEventListener('pageshow', follow, { signal });
  expectVoice();
  follow();
  sayResult();
  // A sample was requested while this code was loading. A player who is typing by now hears the words instead.
  if (store.get(isFieldFocusedAtom)) store.set(speechSampleAtom, null);
  else saySample();
  const stopFollowing = followAtoms(store, [
    { when: [roundAtom, isFieldFocusedAtom, isWatchingAtom], run: follow },
    { when: [finishedRoundAtom], run: sayResult },
    { when: [speechSampleAtom], run: saySample },
    { when: [optionsAtom], run: noteChoice },
  ]);
  return () => {
    stopFollowing();
    listening.abort();
    speech.close();
    store.set(speechSampleAtom, null);
    store.set(isSpeechSilentAtom, false);
    store.set(isResultSaidAtom, false);
  };
}
