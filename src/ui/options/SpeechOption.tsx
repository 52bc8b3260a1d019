import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { noticeAtom } from '../../state/page/noticeAtoms';
import { speechSampleAtom, wordsLanguageAtom } from '../../state/speech/voicesAtoms';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { NOTICES } from '../page/notices';
import { OptionControl } from './OptionControl';
import styles from './OptionsDialog.module.css';
import { VoiceOption } from './VoiceOption';

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
  const lang = useAtomValue(wordsLanguageAtom);
  const requestSample = useSetAtom(speechSampleAtom);
  return (
    <div ref={ref} className={styles.own}>
      <p className={styles.soft}>
        Each word is said one ahead of you, and errors have a sound. Arrow Up says a word again, Arrow Down
        spells it. These rounds have a best of their own.
      </p>
      <OptionControl name="hidesWords" />
      <VoiceOption />
      <OptionControl name="speechRate" />
      <div className={styles.actions}>
        <Button onClick={() => requestSample({ lang })}>Hear a sample</Button>
      </div>
    </div>
  );
}
