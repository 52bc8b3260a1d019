import logo from '../../../assets/logo.svg';
import { part } from '../../state/page/pageParts';
import { DialogControl } from './DialogControl';
import { loadCommands, loadOptions, loadRounds } from './dialogs';
import { ThemeControl } from './ThemeControl';
import styles from './TopBar.module.css';

/** At the top: whose page this is, and what can be had besides the words. */
export function TopBar() {
  return (
    <header className={styles.bar} {...part('bar')}>
      <img src={logo} alt="Thirty" className={styles.logo} />
      <div className={styles.tools}>
        <DialogControl name="Commands" awaited="commands" load={loadCommands} shortcut="k" />
        <DialogControl name="Options" awaited="options" load={loadOptions} />
        <DialogControl name="Rounds" awaited="rounds" load={loadRounds} />
        <ThemeControl />
      </div>
    </header>
  );
}
