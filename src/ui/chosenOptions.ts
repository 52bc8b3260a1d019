import { type Options, STANDARD_OPTIONS } from '../core/options';

/** The options that are not the standard, in one line: `60 s · 150 %`; empty where all are. */
export function chosenOptions({ seconds, size }: Options): string {
  return [
    seconds !== STANDARD_OPTIONS.seconds && `${seconds} s`,
    size !== STANDARD_OPTIONS.size && `${size} %`,
  ]
    .filter(Boolean)
    .join(' · ');
}
