import { createElement, Fragment, type ReactNode } from 'react';

/** Stand in a message for elements, such as a name in bold: characters for private use, which no text has. */
export const MARKS = ['\uE000', '\uE001'] as const;

/**
 * A message with elements in the place of its marks, whatever order the language puts them in. Its texts are elements of
 * their own: a translator that wraps the node of a text would take it away from React.
 */
export function withElements(message: string, ...elements: readonly ReactNode[]): ReactNode {
  const pieces = message.split(/([\uE000\uE001])/).map((piece) => {
    const index = (MARKS as readonly string[]).indexOf(piece);
    return index < 0 ? piece && createElement('span', null, piece) : elements[index];
  });
  return createElement(Fragment, null, ...pieces);
}
