import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { customTextAtom, loadCustomTextAtom, restartTextAtom } from '../../state/words/customTextAtoms';
import {
  draftTextAtom,
  editDraftAtom,
  isTextBoxShownAtom,
  submitAndClearDraftAtom,
  submitDraftAtom,
  submitFileAtom,
  textOutcomeAtom,
  textUndoAtom,
  undoTextAtom,
} from '../../state/words/textDraftAtoms';
import { Button } from '../controls/Button';
import { FileInput } from '../controls/FileInput';
import { LiveRegion } from '../controls/LiveRegion';
import { useDroppedFile } from '../controls/useDroppedFile';
import { customTextSentence, textOutcomeSentence } from './customTextSentences';
import styles from './OptionsDialog.module.css';
import { wordsLabel } from './wordsLabels';

/** Input types of pasting and dropping. Such a text is used at once, a typed one when the player says so. */
const PASTE_INPUT_TYPES = ['insertFromPaste', 'insertFromDrop'];

interface CustomTextOptionProps {
  /** Whether the text box takes focus when it is mounted. */
  readonly hasAutoFocus: boolean;
}

/** The player's custom text: what is saved of it, and a box in which to paste, type or drop another. */
export function CustomTextOption({ hasAutoFocus }: CustomTextOptionProps) {
  const text = useAtomValue(customTextAtom);
  const draft = useAtomValue(draftTextAtom);
  const outcome = useAtomValue(textOutcomeAtom);
  const undo = useAtomValue(textUndoAtom);
  const loadCustomText = useSetAtom(loadCustomTextAtom);
  const editDraft = useSetAtom(editDraftAtom);
  const submitDraft = useSetAtom(submitDraftAtom);
  const submitAndClearDraft = useSetAtom(submitAndClearDraftAtom);
  const submitFile = useSetAtom(submitFileAtom);
  const setBoxShown = useSetAtom(isTextBoxShownAtom);
  const undoText = useSetAtom(undoTextAtom);
  const restartText = useSetAtom(restartTextAtom);
  const ref = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  useEffect(() => void loadCustomText(), [loadCustomText]);
  useEffect(() => {
    setBoxShown(true);
    return () => setBoxShown(false);
  }, [setBoxShown]);
  useEffect(() => {
    if (hasAutoFocus) ref.current?.focus();
  }, [hasAutoFocus]);

  useDroppedFile((file) => void submitFile(file));
  return (
    <div className={styles.own}>
      {(text || undo) && (
        <p>
          {text && <span>{customTextSentence(text)}</span>}{' '}
          {text && text.place > 0 && (
            <button type="button" className="link" onClick={() => restartText()}>
              {t({
                message: 'Back to the start of the text',
                comment: 'A button: of the text that is typed',
              })}
            </button>
          )}{' '}
          {undo && (
            <button type="button" className="link" onClick={() => undoText()}>
              {undo === 'undo'
                ? t({ message: 'Undo', comment: 'A button: brings the text from before back' })
                : t({ message: 'Redo', comment: 'A button: brings the text that was undone back' })}
            </button>
          )}
        </p>
      )}
      <textarea
        className="field"
        ref={ref}
        aria-label={wordsLabel(CUSTOM_TEXT)}
        placeholder={text ? t`Paste another text here, or drop a file` : t`Paste a text here, or drop a file`}
        rows={4}
        spellCheck={false}
        value={draft}
        onChange={({ currentTarget, nativeEvent }) => {
          editDraft(currentTarget.value);
          if (PASTE_INPUT_TYPES.includes((nativeEvent as InputEvent).inputType)) void submitDraft();
        }}
      />
      <div className="row">
        <Button onClick={() => submitAndClearDraft()}>{t`Use this text`}</Button>
        <Button onClick={() => fileRef.current?.click()}>{t`Open a file`}</Button>
        <FileInput
          ref={fileRef}
          name={t`Text file`}
          accept=".txt,.md,text/*"
          onChoose={(file) => void submitFile(file)}
        />
      </div>
      <LiveRegion className="soft">{outcome && textOutcomeSentence(outcome)}</LiveRegion>
    </div>
  );
}
