import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';
import { answerOfferAtom, loadOfferAtom, offerTranslatorAtom } from '../../state/language/languageOfferAtoms';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { setupAtom } from '../../state/round/roundAtoms';
import { Button } from '../controls/Button';
import styles from './LanguageOffer.module.css';

const QUESTION = msg({
  message: 'In English?',
  comment:
    'Offers the page in your language to somebody whose browser prefers it, followed by three buttons. Name your language: “Auf Deutsch?”',
});
const ANSWERS: Readonly<Record<'page' | 'pageAndWords' | 'no', MessageDescriptor>> = {
  page: msg({
    message: 'Page',
    comment: 'Answers “In English?”: the page, but not the words that are typed',
  }),
  pageAndWords: msg({
    message: 'Page and words',
    comment: 'Answers “In English?”: the page, and the words that are typed',
  }),
  no: msg({ message: 'No', comment: 'Answers “In English?”' }),
};

/** Offers the page in the language that the browser prefers, in that language, until an answer is given. */
export function LanguageOffer() {
  const setup = useAtomValue(setupAtom);
  const translator = useAtomValue(offerTranslatorAtom);
  const load = useSetAtom(loadOfferAtom);
  const answer = useSetAtom(answerOfferAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies(setup): A new round is another try.
  useEffect(() => void load(), [setup, load]);
  if (!translator) return null;
  return (
    <fieldset aria-labelledby={id} lang={translator.locale} className={styles.offer}>
      <span id={id}>{translator._(QUESTION)}</span>
      {(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).map((name) => (
        <Button
          key={name}
          onClick={() => {
            answer(name);
            focusField();
          }}
        >
          {translator._(ANSWERS[name])}
        </Button>
      ))}
    </fieldset>
  );
}
