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
/** What most people want comes first. */
const ANSWERS: Readonly<Record<'page' | 'pageAndWords' | 'no', MessageDescriptor>> = {
  pageAndWords: msg({
    message: 'Yes, with English words',
    comment:
      'Answers “In English?”: the page, and the words that are typed. Name your language: “Ja, mit deutschen Wörtern”',
  }),
  page: msg({
    message: 'Only the page',
    comment: 'Answers “In English?”: the page, but not the words that are typed',
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
          {...(name === 'pageAndWords' ? { 'data-first': true } : { 'data-quiet': true })}
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
