import { Children, type ComponentProps, type ReactNode } from 'react';

/**
 * Has screen readers announce its content as it changes. To be in the document all the time: few of them announce a region
 * that comes with its text. It is no `status`: an empty one would be a stop with nothing to say, and an element that
 * becomes one with its text is a region that comes with it, for Firefox at least.
 */
export function LiveRegion({ children, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-live="polite" {...props}>
      {Children.map(children, ownElement)}
    </div>
  );
}

/**
 * Each text is an element of its own, and another one for another text. Of one that changes, browsers report only what
 * differs; and a translator may have wrapped its node, which React would then not find.
 */
function ownElement(child: ReactNode): ReactNode {
  return typeof child === 'string' && child !== '' ? <span key={child}>{child}</span> : child;
}
