import type { Setter } from 'jotai';
import type { Options } from '../core/options/options';
import { chooseOptionsAtom } from '../state/next/chooseOptionsAtoms';
import type { Command } from '../ui/page/commands/command';

/** The options that a command chooses, without choosing them; none if it does something else. */
export function chosenByCommand({ does }: Command): Partial<Options> {
  let chosen: Partial<Options> = {};
  const set = (written: unknown, value: unknown): void => {
    if (written === chooseOptionsAtom) chosen = value as Partial<Options>;
  };
  does?.({ set: set as Setter, setTheme: () => {}, at: 0 });
  return chosen;
}
