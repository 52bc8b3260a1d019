/*
 * Stands in for what makes components of Lucide's icons in the build: theirs can do a great deal that no icon here asks
 * for, and weighs 1.1 kB before the app has taken over (docs/decisions/0018-slim-icons.md).
 */
import { createElement } from 'react';

/** A component that draws an icon at a size, in the colour of the text around it. */
export default function createLucideIcon({ name, node }) {
  return ({ size, className = '', ...others }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`,
        ...others,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
