import { t } from '@lingui/core/macro';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from '../../controls/Button';
import styles from './CommandsDialog.module.css';
import { shortcutGroups } from './shortcuts';

/** All keyboard shortcuts, grouped by where they work. */
export function ShortcutsTable({ onBack }: { readonly onBack: () => void }) {
  const backRef = useRef<HTMLButtonElement>(null);
  useEffect(() => backRef.current?.focus(), []);
  return (
    <div className={styles.shortcuts}>
      <Button ref={backRef} onClick={onBack}>
        {t`Back to the commands`}
      </Button>
      <table>
        <caption>{t`Keyboard shortcuts`}</caption>
        {shortcutGroups().map(({ where, shortcuts }) => (
          <tbody key={where}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {where}
              </th>
            </tr>
            {shortcuts.map(({ keys, does }) => (
              <tr key={keys}>
                <td>
                  <BreakableKeys keys={keys} />
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Allows line breaks after each plus sign. */
function BreakableKeys({ keys }: { readonly keys: string }) {
  return keys.split(/(?<=\+)/).map((key) => (
    <Fragment key={key}>
      {key}
      <wbr />
    </Fragment>
  ));
}
