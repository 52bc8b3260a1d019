import { Tooltip } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import styles from './Explained.module.css';

/** So that a pointer on its way over the page opens nothing. */
const DELAY_MS = 150;

interface ExplainedProps {
  readonly meaning: ReactNode;
  readonly children: ReactNode;
}

/** A term with an explanation: a tooltip while it is pointed at or focused, or after a tap. */
export function Explained({ meaning, children }: ExplainedProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpenRef = useRef(false);
  const termRef = useRef<HTMLButtonElement>(null);
  /** Radix closes a tooltip when the page scrolls. But the page also scrolls to bring a term to sight that gets the focus. */
  const changeOpen = (next: boolean): void => {
    const isScrolledTo = window.event?.type === 'scroll' && termRef.current === document.activeElement;
    if (next || !isScrolledTo) setOpen(next);
  };
  return (
    <Tooltip.Provider delayDuration={DELAY_MS}>
      <Tooltip.Root open={isOpen} onOpenChange={changeOpen}>
        <Tooltip.Trigger
          ref={termRef}
          type="button"
          className={styles.term}
          // A press leaves the focus in the typing field, where Enter starts the next round.
          onMouseDown={(event) => event.preventDefault()}
          // Radix closes a tooltip at a press. A tap has to open it, and a second one to close it.
          onPointerDown={() => {
            wasOpenRef.current = isOpen;
          }}
          onClick={(event) => {
            if (!wasOpenRef.current) {
              event.preventDefault();
              setOpen(true);
            }
            wasOpenRef.current = false;
          }}
        >
          {children}
        </Tooltip.Trigger>
        {/* Not in a portal: it would be behind a dialog, or outside all landmarks. */}
        <Tooltip.Content className={styles.meaning} sideOffset={4} collisionPadding={8}>
          {meaning}
        </Tooltip.Content>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
