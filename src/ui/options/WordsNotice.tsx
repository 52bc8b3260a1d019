import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { retryWordsAtom } from '../../state/next/chosenWordsAtoms';
import { areMissing, wordsStateAtom } from '../../state/next/customWordsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { Button } from '../controls/Button';
import { noFontMessage, wordsMessage } from './wordsMessage';

/** Which chosen words nothing here can draw. */
export function NoFontNotice() {
  return <p>{noFontMessage(useAtomValue(optionsAtom).words)}</p>;
}

/** Which chosen words are not there, with a button that asks for them again. */
export function WordsNotice() {
  const { words } = useAtomValue(optionsAtom);
  const state = useAtomValue(wordsStateAtom);
  const retry = useSetAtom(retryWordsAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const tryAgain = (): void => {
    void retry();
    focusField();
  };
  return (
    <>
      {/* A paragraph of its own for each message: all of it is announced, not only what differs. */}
      <p key={state}>{wordsMessage(state, words)}</p>
      {areMissing(state) && <Button onClick={tryAgain}>{t`Try again`}</Button>}
    </>
  );
}
