import { useAtomValue, useSetAtom } from 'jotai';
import { SPEECH_RATES } from '../../core/options/optionValues';
import { languageOf } from '../../core/words/wordChoices';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { isOfLanguage, requestSpeechSampleAtom, voicesAtom } from '../../state/speech/voicesAtoms';
import { Button } from '../controls/Button';
import { Switch } from '../controls/Switch';
import styles from './OptionsDialog.module.css';

const RATE_STEP_PERCENT = 10;

/** Whether the page says the words, and with which voice. */
export function SpeechOption() {
  const { saysWords } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <div>
      <Switch name="Say the words" isOn={saysWords} onToggle={(isOn) => choose({ saysWords: isOn })} />
      {saysWords && <VoiceSettings />}
    </div>
  );
}

function VoiceSettings() {
  const { words, voice = '', speechRate, hidesWords } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const requestSample = useSetAtom(requestSpeechSampleAtom);
  const lang = languageOf(words) ?? 'en';
  // The language of an own text is not known.
  const voices = useAtomValue(voicesAtom).filter((one) => lang === '' || isOfLanguage(one.lang, lang));
  return (
    <div className={styles.own}>
      <p className={styles.soft}>
        Each word is said one ahead of you, and errors have a sound. Arrow Up says a word again, Arrow Down
        spells it. These rounds have a best of their own.
      </p>
      <Switch
        name="Words: hidden until typed"
        isOn={hidesWords}
        onToggle={(isOn) => choose({ hidesWords: isOn })}
      />
      <label>
        <span className={styles.name}>Voice</span>
        <select
          className={styles.select}
          value={voices.some(({ uri }) => uri === voice) ? voice : ''}
          onChange={({ currentTarget }) => choose({ voice: currentTarget.value || undefined })}
        >
          <option value="">The best on this device</option>
          {voices.map(({ uri, name, lang: spoken, isLocal }) => (
            // Some systems give two voices the same address.
            <option key={`${uri} ${name} ${spoken}`} value={uri}>
              {isLocal ? name : `${name} (sends the words to its maker)`}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.size}>
        <span className={styles.name}>Speed of the voice</span>
        <input
          type="range"
          {...SPEECH_RATES}
          step={RATE_STEP_PERCENT}
          value={speechRate}
          aria-valuetext={`${speechRate} %`}
          onChange={({ currentTarget }) => choose({ speechRate: currentTarget.valueAsNumber })}
        />
        {/* Hidden: the slider's value text says it. */}
        <span aria-hidden="true">{speechRate} %</span>
      </label>
      <div className={styles.actions}>
        <Button onClick={() => requestSample()}>Hear a sample</Button>
      </div>
    </div>
  );
}
