import logo from '../../assets/logo.svg';
import { part } from '../state/pageParts';
import { ThemeControl } from './ThemeControl';
import styles from './TopBar.module.css';

/** Fixed at the top: whose page this is, and its theme. */
export function TopBar() {
  return (
    <header className={styles.bar} {...part('bar')}>
      <img src={logo} alt="Thirty" className={styles.logo} />
      <ThemeControl />
    </header>
  );
}
