import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Select.module.css';

/**
 * The browser's own select in the page's style; where the browser allows it (`appearance: base-select`), its list as well.
 * Why not Radix: docs/decisions/0022.
 */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select className="field" {...props} />
      <ChevronDown size="1.125em" aria-hidden="true" />
    </span>
  );
}
