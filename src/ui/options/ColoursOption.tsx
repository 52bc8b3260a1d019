import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { CSSProperties } from 'react';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { coloursOf, type PaletteTheme } from '../../theme/palettes';
import { STANDARD_PALETTE } from '../../theme/standardPalette';
import {
  hueIn,
  MAX_HUE,
  OWN_PALETTE,
  ownColours,
  PALETTES,
  type PaletteName,
  paletteIn,
} from '../../theme/tints';
import { useShownTheme } from '../../theme/useShownTheme';
import { RadioGroup } from '../controls/RadioGroup';
import { Slider } from '../controls/Slider';
import { capitalised } from '../page/capitalised';
import styles from './OptionsDialog.module.css';
import { OPTION_VIEWS } from './optionViews';

/** The choice of a palette, and of the hue of one's own. */
export function ColoursOption() {
  const { colours } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const theme = useShownTheme();
  const palette = paletteIn(colours);
  const hue = hueIn(colours);
  // One's own begins with the hue that is in use.
  const chosenBy = (name: PaletteName): string => (name === OWN_PALETTE ? ownColours(hue) : name);
  const choices = PALETTES.map((name) => {
    return [name, <PaletteTile key={name} name={name} colours={chosenBy(name)} theme={theme} />] as const;
  });
  return (
    <div className={`${styles.options} ${styles.wide}`}>
      <RadioGroup
        className={styles.palettes}
        name={i18n._(OPTION_VIEWS.colours.label)}
        choices={choices}
        chosen={palette}
        onChoose={(name) => choose({ colours: chosenBy(name) })}
      />
      {palette === OWN_PALETTE && (
        <Slider
          name={t({ message: 'Hue', comment: 'A slider: the hue of the page’s colours, in degrees' })}
          min={0}
          max={MAX_HUE}
          step={1}
          value={hue}
          valueText={t({ message: `${hue}°`, comment: 'A hue on the circle of colours, in degrees' })}
          onChange={(chosen) => choose({ colours: ownColours(chosen) })}
        />
      )}
    </div>
  );
}

interface PaletteTileProps {
  readonly name: PaletteName;
  readonly colours: string;
  readonly theme: PaletteTheme;
}

/** A palette's name and three letters as it has them: typed right, typed wrong, and not yet. */
function PaletteTile({ name, colours, theme }: PaletteTileProps) {
  // The theme's class has the standard colours, which are not the page's where another palette is chosen.
  const isStandard = paletteIn(colours) === STANDARD_PALETTE;
  const values = isStandard ? [] : Object.entries(coloursOf(colours, theme));
  const style = Object.fromEntries(values.map(([property, value]) => [`--${property}`, value]));
  return (
    <span className={`${theme} ${styles.palette}`} style={style as CSSProperties}>
      {capitalised(OPTION_VIEWS.colours.valueLabel?.(name) ?? name)}
      <span className={styles.paletteSample} aria-hidden="true">
        <span className={styles.right} />
        <span className={styles.wrong} />
        <span className={styles.untyped} />
      </span>
    </span>
  );
}
