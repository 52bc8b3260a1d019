import logo from '../../../assets/logo.svg';
import { DialogControl } from './DialogControl';
import { loadCommands, loadOptions, loadRounds } from './dialogs';
import { ThemeControl } from './ThemeControl';
import styles from './TopBar.module.css';

/** The bar at the top: the logo, buttons that open the dialogs, and the theme menu. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <img src={logo} alt="Thirty" className={styles.logo} loading="lazy" />
      <div className={styles.tools}>
        <DialogControl name="Commands" part="commands" load={loadCommands} shortcut="k" />
        <DialogControl name="Options" part="options" load={loadOptions} />
        <DialogControl name="Rounds" part="rounds" load={loadRounds} />
        <ThemeControl />
      </div>
    </header>
  );
}
