import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { OptionName } from '../../core/options/options';
import { missingPartsAtom } from '../../state/page/noticeAtoms';
import { LiveRegion } from '../controls/LiveRegion';
import styles from './OptionsDialog.module.css';

interface MissingPartProps {
  readonly option: OptionName;
  /** Whether something else that belongs to it could not be loaded. */
  readonly isMissing?: boolean;
}

/** Says, at an option, that the part of the page that it needs could not be loaded. */
export function MissingPart({ option, isMissing = false }: MissingPartProps) {
  const missing = useAtomValue(missingPartsAtom);
  return (
    <LiveRegion>
      {(isMissing || missing.has(option)) && (
        <p className={styles.note}>
          {t({
            message: 'This could not be loaded. The page tries again at your next round.',
            comment: 'Below an option, of what has been chosen there',
          })}
        </p>
      )}
    </LiveRegion>
  );
}
