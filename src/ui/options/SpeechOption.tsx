import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { noticeAtom } from '../../state/page/noticeAtoms';
import { isVoiceMissingAtom, speechSampleAtom, wordsLanguageAtom } from '../../state/speech/voicesAtoms';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { NOTICES } from '../page/notices';
import { OptionControl } from './OptionControl';
import { OptionRow } from './OptionRow';
import styles from './OptionsDialog.module.css';
import { OPTION_GROUPS } from './optionGroups';
import { OPTION_VIEWS } from './optionViews';
import { VoiceOption } from './VoiceOption';

/** Whether the page says the words, and with which voice. Where no voice can say them, it says so before it is tried. */
export function SpeechOption() {
  const { saysWords } = useAtomValue(optionsAtom);
  const isVoiceMissing = useAtomValue(isVoiceMissingAtom);
  const notice = useAtomValue(noticeAtom);
  const reasonId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const focusSwitch = useCallback(() => ref.current?.querySelector('input')?.focus(), []);
  // The page's own notice is out of reach behind the dialog.
  const hasFailed = !saysWords && notice === 'noVoice';
  return (
    <>
      <OptionRow name={i18n._(OPTION_GROUPS.byEar)}>
        {(id) => (
          // biome-ignore lint/a11y/useSemanticElements: the name of a row is no legend
          <div ref={ref} role="group" aria-labelledby={id}>
            <div className={styles.beside}>
              {/* Once on, it can be switched off. */}
              <OptionControl
                name="saysWords"
                labelId={id}
                isDisabled={isVoiceMissing && !saysWords}
                reasonId={reasonId}
              />
              {/* With a reason, it keeps the focus where no voice answers and the words are said no more. */}
              <OptionControl
                name="hidesWords"
                labelId={id}
                isDisabled={!saysWords}
                reasonId={isVoiceMissing || hasFailed ? reasonId : undefined}
              />
            </div>
            <div className={styles.inTurn}>
              <LiveRegion id={reasonId}>
                {isVoiceMissing
                  ? t`This device has no voice for these words.`
                  : hasFailed && i18n._(NOTICES.noVoice)}
              </LiveRegion>
              <p>
                {t({
                  message:
                    'Each word is read aloud one ahead. Arrow Up repeats a word, Arrow Down spells it. These rounds have their own best.',
                  comment:
                    'Arrow Up and Arrow Down are keys. The best: the highest result of rounds of this kind',
                })}
              </p>
            </div>
          </div>
        )}
      </OptionRow>
      {saysWords && <VoiceSettings reasonId={isVoiceMissing ? reasonId : undefined} onGone={focusSwitch} />}
    </>
  );
}

interface VoiceSettingsProps {
  /** The id of the text that says why nothing can be heard; left out if something can. */
  readonly reasonId: string | undefined;
  /** Called if it is unmounted with focus in it, because no voice has answered. Must be a stable function. */
  readonly onGone: () => void;
}

function VoiceSettings({ reasonId, onGone }: VoiceSettingsProps) {
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
    <div ref={ref} className={styles.rows}>
      <VoiceOption>
        {/* Not `disabled`: it may have the focus, and would lose it. */}
        <Button
          data-quiet
          aria-disabled={reasonId ? true : undefined}
          aria-describedby={reasonId}
          onClick={() => {
            if (!reasonId) requestSample({ lang });
          }}
        >
          {t({ message: 'Hear a sample', comment: 'A button: the chosen voice says some words' })}
        </Button>
      </VoiceOption>
      <OptionRow name={i18n._(OPTION_VIEWS.speechRate.label)}>
        {(id) => <OptionControl name="speechRate" labelId={id} />}
      </OptionRow>
    </div>
  );
}
