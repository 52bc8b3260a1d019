import { useAtomValue, useSetAtom } from 'jotai';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { LinkButton } from '../controls/LinkButton';

interface DoneLinkProps {
  readonly name: string;
  /** @param at the press's own time stamp, in ms */
  readonly onDone: (at: number) => void;
}

/**
 * The button in the line above the words that leads back to usual rounds. At a result another one stands beside the next
 * round; the room of this one stays.
 */
export function DoneLink({ name, onDone }: DoneLinkProps) {
  const isFinished = useAtomValue(finishedRoundAtom) !== null;
  const focusField = useSetAtom(focusFieldAtom);
  return (
    <LinkButton
      style={{ visibility: isFinished ? 'hidden' : 'visible' }}
      onClick={({ timeStamp }) => {
        onDone(timeStamp);
        focusField();
      }}
    >
      {name}
    </LinkButton>
  );
}
