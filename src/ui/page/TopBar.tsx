import logo from '../../../assets/logo.svg';
import { DialogControl, type DialogProps } from './DialogControl';
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
        <DialogControl name="Commands" part="commands" dialog={dialogs.commands} shortcut="k" />
        <DialogControl name="Options" part="options" dialog={dialogs.options} />
        <DialogControl name="Rounds" part="rounds" dialog={dialogs.rounds} />
        <ThemeMenu />
      </div>
    </header>
  );
}
