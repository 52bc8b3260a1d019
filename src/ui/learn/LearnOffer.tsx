import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { chooseLearningAtom } from '../../state/learn/learningChoiceAtoms';
import { isLearnOfferedAtom } from '../../state/learn/learnOfferAtom';
import { requestLearnAtom } from '../../state/learn/learnRequestAtoms';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { Button } from '../controls/Button';
import offer from '../page/LanguageOffer.module.css';

/** Offers the course to whoever types slowly, until an answer is given. */
export function LearnOffer() {
  const isOffered = useAtomValue(isLearnOfferedAtom);
  const choose = useSetAtom(chooseLearningAtom);
  const request = useSetAtom(requestLearnAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const id = useId();
  if (!isOffered) return null;
  const answer = (at: number | null): void => {
    choose({ isOfferAnswered: true });
    if (at !== null) request(at);
    focusField();
  };
  return (
    <fieldset aria-labelledby={id} className={offer.offer}>
      <span id={id}>
        {t({ message: 'Learn to type with all fingers?', comment: 'Offers a course of lessons' })}
      </span>
      <Button data-first onClick={({ timeStamp }) => answer(timeStamp)}>
        {t({ message: 'Learn', comment: 'Answers “Learn to type with all fingers?”' })}
      </Button>
      <Button data-quiet onClick={() => answer(null)}>
        {t({ message: 'No', comment: 'Answers “Learn to type with all fingers?”' })}
      </Button>
    </fieldset>
  );
}
