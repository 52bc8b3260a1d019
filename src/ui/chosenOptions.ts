import { type Options, STANDARD_OPTIONS } from '../core/options';

/** The options that are not the standard, in one line: `60 s`; empty where all are. */
export function chosenOptions({ seconds }: Options): string {
  return seconds === STANDARD_OPTIONS.seconds ? '' : `${seconds} s`;
}
