import { t } from '@lingui/core/macro';
import logo from '../../../assets/logo.svg';
import { DialogControl, type DialogProps } from './DialogControl';
import { COMMANDS_KEY } from './isShortcut';
import type { LazyPart } from './LazyPart';
import { ThemeMenu } from './ThemeMenu';
import styles from './TopBar.module.css';

export interface Dialogs {
  readonly commands: LazyPart<DialogProps>;
  readonly options: LazyPart<DialogProps>;
  readonly rounds: LazyPart<DialogProps>;
}

/** The bar at the top: the logo, buttons that open the dialogs, and the theme menu. */
export function TopBar({ dialogs }: { readonly dialogs: Dialogs }) {
  return (
    <header className={styles.bar} data-part="bar">
      <img src={logo} alt="Thirty" className={styles.logo} loading="lazy" />
      <div className={styles.tools}>
        <DialogControl
          name={t({
            message: 'Commands',
            comment: 'The dialog with everything that the page can do',
          })}
          part="commands"
          dialog={dialogs.commands}
          shortcut={COMMANDS_KEY}
        />
        <DialogControl
          name={t({ message: 'Options', comment: 'The settings of the page' })}
          part="options"
          dialog={dialogs.options}
        />
        <DialogControl
          name={t({ message: 'Rounds', comment: 'The list of games played' })}
          part="rounds"
          dialog={dialogs.rounds}
        />
        <ThemeMenu />
      </div>
    </header>
  );
}
