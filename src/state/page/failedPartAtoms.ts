import { atom } from 'jotai';
import type { PagePart } from './pageParts';

/** Parts that are mounted only at times. Nothing checks that they are there. */
export type TransientPart = 'actions' | 'replay' | 'practice';

/** The parts that failed to load or render. They are left out until the next retry. */
export const failedPartsAtom = atom<readonly (PagePart | TransientPart)[]>([]);
