import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { isOfLanguage } from '../../core/speech/isOfLanguage';
import { languageOf } from '../../core/words/wordChoices';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { noticeAtom } from '../../state/page/noticeAtoms';
import { speechSampleAtom, voicesAtom } from '../../state/speech/voicesAtoms';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { NOTICES } from '../page/notices';
import { OptionControl } from './OptionControl';
import styles from './OptionsDialog.module.css';
import { OPTION_VIEWS } from './optionViews';

/** Whether the page says the words, and with which voice. */
export function SpeechOption() {
  const { saysWords } = useAtomValue(optionsAtom);
  const notice = useAtomValue(noticeAtom);
  const ref = useRef<HTMLDivElement>(null);
  const focusSwitch = useCallback(() => ref.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={ref}>
      <OptionControl name="saysWords" />
      {/* The page's own notice is out of reach behind the dialog. */}
      <LiveRegion className={styles.soft}>{!saysWords && notice === 'noVoice' && NOTICES.noVoice}</LiveRegion>
      {saysWords && <VoiceSettings onGone={focusSwitch} />}
    </div>
  );
}

interface VoiceSettingsProps {
  /** Called if it is unmounted with focus in it, because no voice has answered. Must be a stable function. */
  readonly onGone: () => void;
}

function VoiceSettings({ onGone }: VoiceSettingsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const settings = ref.current;
    return () => {
      if (settings?.contains(document.activeElement)) onGone();
    };
  }, [onGone]);
  const { words, voice = '' } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const requestSample = useSetAtom(speechSampleAtom);
  const lang = languageOf(words) ?? 'en';
  // The language of a custom text is not known.
  const voices = useAtomValue(voicesAtom).filter((one) => lang === '' || isOfLanguage(one.lang, lang));
  return (
    <div ref={ref} className={styles.own}>
      <p className={styles.soft}>
        Each word is said one ahead of you, and errors have a sound. Arrow Up says a word again, Arrow Down
        spells it. These rounds have a best of their own.
      </p>
      <OptionControl name="hidesWords" />
      <label>
        <span className={styles.name}>{OPTION_VIEWS.voice.label}</span>
        <select
          className={styles.select}
          value={voices.some(({ uri }) => uri === voice) ? voice : ''}
          onChange={({ currentTarget }) => choose({ voice: currentTarget.value || undefined })}
        >
          <option value="">The best on this device</option>
          {voices.map(({ uri, name, lang: spoken, isLocal }) => (
            // Some systems have two voices with the same URI.
            <option key={`${uri} ${name} ${spoken}`} value={uri}>
              {isLocal ? name : `${name} (sends the words to its maker)`}
            </option>
          ))}
        </select>
      </label>
      <OptionControl name="speechRate" />
      <div className={styles.actions}>
        <Button onClick={() => requestSample({ lang })}>Hear a sample</Button>
      </div>
    </div>
  );
}
