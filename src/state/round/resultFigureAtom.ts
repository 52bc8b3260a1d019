import { type Atom, atom, type Getter } from 'jotai';
import { finishedRoundAtom } from './roundAtoms';
import { type EndedSitting, sittingAtom } from './sittingAtoms';

/**
 * A figure of the finished round that stays once it is known, whatever is saved, counted or deleted later; null while no
 * round is finished.
 *
 * @param read gives the figure; undefined while it is not known yet
 */
export function resultFigureAtom<T>(
  read: (get: Getter, ended: EndedSitting) => T | undefined,
): Atom<T | null> {
  const knownAtom = atom((): { sitting: number; figure: T | null } => ({ sitting: 0, figure: null }));
  return atom((get) => {
    const round = get(finishedRoundAtom);
    if (!round?.log) return null;
    const sitting = get(sittingAtom);
    const known = get(knownAtom);
    if (known.sitting === sitting.number) return known.figure;
    const figure = read(get, { ...sitting, round });
    if (figure === undefined) return null;
    known.sitting = sitting.number;
    known.figure = figure;
    return figure;
  });
}
