import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { requestLearnAtom } from '../../state/learn/learnRequestAtoms';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { LinkButton } from '../controls/LinkButton';

/** The name of the button, of its command, and of the whole course. */
export function learnText(): string {
  return t({ message: 'Learn to type', comment: 'A button: begins a course of lessons in touch typing' });
}

/** The quiet door to the course. */
export function LearnButton() {
  const request = useSetAtom(requestLearnAtom);
  const focusField = useSetAtom(focusFieldAtom);
  return (
    <LinkButton
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ timeStamp }) => {
        request(timeStamp);
        focusField();
      }}
    >
      {learnText()}
    </LinkButton>
  );
}
