import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadModule } from '../platform/page/hostFiles';
import { setupOnBoardAtom, shapingOnBoardAtom } from '../state/replay/boardAtoms';
import type { WriteLines } from '../ui/round/ColouredWords';

/** What writes words that are set whole; null until the board has such words and it has come. Each new round asks for it again. */
export function useShapedLines(): WriteLines | null {
  const isNeeded = useAtomValue(shapingOnBoardAtom) !== null;
  const setup = useAtomValue(setupOnBoardAtom);
  const [shapedLines, setShapedLines] = useState<WriteLines | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new setup is another try
  useEffect(() => {
    if (!isNeeded || shapedLines) return;
    loadModule(() => import('../ui/round/shapedLines')).then(
      (loaded) => setShapedLines(() => loaded.shapedLines),
      () => {},
    );
  }, [isNeeded, shapedLines, setup]);
  return shapedLines;
}
