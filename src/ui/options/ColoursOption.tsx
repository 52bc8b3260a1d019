import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { accentOf } from '../../theme/palettes';
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
import { OptionRow } from './OptionRow';
import styles from './OptionsDialog.module.css';
import { OPTION_VIEWS } from './optionViews';
import { PalettePicture } from './PalettePicture';

/** As many places of the track have their exact colour. */
const STOPS = 25;

/** The choice of a palette, and of the hue of one's own. */
export function ColoursOption() {
  const { colours } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const theme = useShownTheme();
  const hue = hueIn(colours);
  // One's own begins with the hue that is in use.
  const chosenBy = (name: PaletteName): string => (name === OWN_PALETTE ? ownColours(hue) : name);
  const { label, valueLabel = String } = OPTION_VIEWS.colours;
  const choices = PALETTES.map((name) => {
    const tile = (
      <>
        <PalettePicture colours={chosenBy(name)} theme={theme} />
        <span>{capitalised(valueLabel(name))}</span>
      </>
    );
    return [name, tile] as const;
  });
  const stops = Array.from({ length: STOPS }, (_, i) => accentOf((i * 360) / (STOPS - 1), theme));
  const hueName = t({ message: 'Hue', comment: 'A slider: the hue of the page’s colours, in degrees' });
  const hueText = t({ message: `${hue}°`, comment: 'A hue on the circle of colours, in degrees' });
  return (
    <OptionRow name={i18n._(label)}>
      {(id) => (
        <div className={`${styles.tiles} small soft`}>
          <RadioGroup
            labelId={id}
            className={styles.palettes}
            choices={choices}
            chosen={paletteIn(colours)}
            onChoose={(name) => choose({ colours: chosenBy(name) })}
          />
          <Slider
            label={{ name: hueName }}
            min={0}
            max={MAX_HUE}
            step={1}
            value={hue}
            valueText={hueText}
            track={`linear-gradient(var(--towards, 90deg), ${stops.join()})`}
            onChange={(chosen) => choose({ colours: ownColours(chosen) })}
          >
            {hueName} {hueText}
          </Slider>
          <p className={styles.whole}>
            {t({
              message: 'Blue and orange are for people who cannot tell red from green.',
              comment: 'Of the palette “blue and orange”: right letters are blue, wrong ones orange',
            })}
          </p>
        </div>
      )}
    </OptionRow>
  );
}
