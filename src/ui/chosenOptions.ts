import { type Options, STANDARD_OPTIONS } from '../core/options';

/** The options that are not the standard, in one line: `60 s · 150 % · block caret`; empty where all are. */
export function chosenOptions({ seconds, size, caret }: Options): string {
  return [
    seconds !== STANDARD_OPTIONS.seconds && `${seconds} s`,
    size !== STANDARD_OPTIONS.size && `${size} %`,
    caret !== STANDARD_OPTIONS.caret && `${caret === 'off' ? 'no' : caret} caret`,
  ]
    .filter(Boolean)
    .join(' · ');
}
