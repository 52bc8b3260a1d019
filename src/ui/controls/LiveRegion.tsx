import { type ComponentProps, Fragment } from 'react';

/**
 * Has screen readers announce its content as it changes. To be in the document all the time: few of them announce a region
 * that comes with its text. It is no `status`: an empty one would be a stop with nothing to say, and an element that
 * becomes one with its text is a region that comes with it, for Firefox at least.
 */
export function LiveRegion({ children, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-live="polite" {...props}>
      {/* Each text is a node of its own: of one that changes, browsers report only what differs. */}
      {typeof children === 'string' ? <Fragment key={children}>{children}</Fragment> : children}
    </div>
  );
}
