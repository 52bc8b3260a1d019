import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { RotateCcw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { restartAtom } from '../../state/next/restartAtom';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { Button } from '../controls/Button';

/** New words and a full clock, in every state. */
export function RestartButton() {
  const restart = useSetAtom(restartAtom);
  const focusField = useSetAtom(focusFieldAtom);

  const begin = (event: MouseEvent<HTMLButtonElement>): void => {
    event.currentTarget.blur();
    restart(event.timeStamp);
    focusField();
  };
  return (
    <Button data-part="restart" onClick={begin}>
      <RotateCcw size="1.125rem" />
      {t({ message: 'Restart', comment: 'A button: begins a new round' })}
    </Button>
  );
}
