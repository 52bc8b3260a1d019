import { Children, type ComponentProps } from 'react';

/**
 * Has screen readers announce its content as it changes. It stays in the document, because few of them announce a region
 * that comes with its text. Only with content it is a `status`: an empty one would be a stop with nothing to say.
 */
export function LiveRegion({ children, ...props }: ComponentProps<'div'>) {
  const isEmpty = Children.toArray(children).every((child) => child === '');
  return (
    <div aria-live="polite" role={isEmpty ? undefined : 'status'} {...props}>
      {children}
    </div>
  );
}
