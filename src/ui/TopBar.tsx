import logo from '../../assets/logo.svg';
import { part } from '../state/pageParts';
import { RoundsControl } from './RoundsControl';
import { ThemeControl } from './ThemeControl';
import styles from './TopBar.module.css';

/** Fixed at the top: whose page this is, and what can be had besides the words. */
export function TopBar() {
  return (
    <header className={styles.bar} {...part('bar')}>
      <img src={logo} alt="Thirty" className={styles.logo} />
      <div className={styles.tools}>
        <RoundsControl />
        <ThemeControl />
      </div>
    </header>
  );
}
