import { useSetAtom } from 'jotai';
import { chooseOptionsAtom } from '../../../state/next/chooseOptionsAtoms';
import { restartAtom } from '../../../state/next/restartAtom';
import { requestActionAtom } from '../../../state/page/pendingActionAtoms';
import { chooseStandardAtom, stopPracticeAtom } from '../../../state/practice/startPracticeAtoms';
import { playTodayAtom } from '../../../state/today/todayAtoms';
import { useTheme } from '../../../theme/useTheme';
import type { CommandAction } from './command';

/** Returns a function that performs a command's action. `at` is the press's own time stamp, in ms. */
export function usePerformCommand(onShortcuts: () => void): (action: CommandAction, at: number) => void {
  const choose = useSetAtom(chooseOptionsAtom);
  const restart = useSetAtom(restartAtom);
  const chooseStandard = useSetAtom(chooseStandardAtom);
  const playToday = useSetAtom(playTodayAtom);
  const stopPractice = useSetAtom(stopPracticeAtom);
  const requestPart = useSetAtom(requestActionAtom);
  const { setTheme } = useTheme();
  return (action, at) => {
    switch (action.kind) {
      case 'open':
        // Done by the list itself.
        return;
      case 'choose':
        return choose(action.options);
      case 'standard':
        return chooseStandard();
      case 'theme':
        return setTheme(action.theme);
      case 'restart':
        return restart(at);
      case 'today':
        return playToday(at);
      case 'stopPractice':
        return stopPractice(at);
      case 'request':
        return requestPart(action.part, action.pendingAction && { kind: action.pendingAction, at });
      case 'shortcuts':
        return onShortcuts();
      default:
        return action satisfies never;
    }
  };
}
