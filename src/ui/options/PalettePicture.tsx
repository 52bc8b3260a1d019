import type { CSSProperties } from 'react';
import { coloursOf, type PaletteTheme } from '../../theme/palettes';
import { STANDARD_PALETTE } from '../../theme/standardPalette';
import { paletteIn } from '../../theme/tints';
import styles from './OptionsDialog.module.css';

/** In the standard words. */
const [RIGHT, WRONG, RIGHT_AGAIN, UNTYPED] = ['over ti', 'n', 'e', 'calm'];

interface PalettePictureProps {
  /** As in the options. */
  readonly colours: string;
  readonly theme: PaletteTheme;
}

/** The page in a palette, small: bar, words typed right, wrong and not yet, and buttons. */
export function PalettePicture({ colours, theme }: PalettePictureProps) {
  // The theme's class has the standard colours, which are not the page's where another palette is chosen.
  const isStandard = paletteIn(colours) === STANDARD_PALETTE;
  const values = isStandard ? [] : Object.entries(coloursOf(colours, theme));
  const style = Object.fromEntries(values.map(([property, value]) => [`--${property}`, value]));
  return (
    <svg
      className={`${theme} ${styles.picture}`}
      style={style as CSSProperties}
      viewBox="0 0 130 70"
      aria-hidden="true"
    >
      <circle cx="14" cy="13" r="3" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <path d="M93 12h12m4 0h12" stroke="var(--ink-soft)" strokeWidth="3" />
      <text x="10" y="36" fontSize="12" fill="var(--match)">
        {RIGHT}
        <tspan fill="var(--mismatch)">{WRONG}</tspan>
        {RIGHT_AGAIN}
      </text>
      <text x="84" y="36" fontSize="12" fill="var(--untyped)">
        {UNTYPED}
      </text>
      <path d="M60 40h7" stroke="var(--mismatch)" />
      <path d="M77 24v16" stroke="var(--caret)" strokeWidth="2" />
      <rect x="10" y="56" width="26" height="5" rx="2.5" fill="var(--accent)" />
      <rect x="42" y="56" width="44" height="5" rx="2.5" fill="var(--line)" />
    </svg>
  );
}
