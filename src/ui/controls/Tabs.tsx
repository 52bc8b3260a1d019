import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  /** The id of the tab that is open. */
  readonly open: string;
  readonly onOpen: (id: string) => void;
  readonly children: ReactNode;
}

/** Tabs of which one is open: around a `TabList` and a `TabPanel` for each of them. */
export function Tabs({ open, onOpen, children }: TabsProps) {
  return (
    <RadixTabs.Root value={open} onValueChange={onOpen} className={styles.root}>
      {children}
    </RadixTabs.Root>
  );
}

interface TabListProps {
  readonly label: string;
  /** The tabs' names by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

/** The tabs' names. Arrow keys open the next one. */
export function TabList({ label, names }: TabListProps) {
  return (
    <RadixTabs.List className={styles.list} aria-label={label}>
      {Object.entries(names).map(([id, name]) => (
        <RadixTabs.Trigger key={id} value={id} className={styles.tab}>
          {name}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
  /** Whether it stays mounted, hidden, while another tab is open. */
  readonly isKept?: boolean;
  readonly onScroll?: () => void;
  readonly children: ReactNode;
}

/** What a tab shows. It is mounted while the tab is open. */
export function TabPanel({ id, className = '', isKept = false, ...props }: TabPanelProps) {
  const kept = isKept && ({ forceMount: true, hidden: true } as const);
  return <RadixTabs.Content value={id} className={`appears ${className}`} {...kept} {...props} />;
}
