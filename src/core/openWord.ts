import type { Round } from './round';

/** The word at the cursor. A space belongs to the word before it. */
export function openWord({ expected, typed }: Pick<Round, 'expected' | 'typed'>): string {
  const start = expected.lastIndexOf(' ', typed.length - 1) + 1;
  return expected.slice(start).split(' ', 1)[0] ?? '';
}
