import type { ReactNode } from 'react';

interface TableProps {
  readonly className: string | undefined;
  /** Its name: said only, or with `isCaption` above it. */
  readonly name: string;
  readonly isCaption?: boolean;
  /** The heads of its columns, by any names. */
  readonly heads: Readonly<Record<string, string>>;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table whose first row has the heads of its columns. */
export function Table({ className, name, isCaption = false, heads, children }: TableProps) {
  return (
    <table className={className} aria-label={isCaption ? undefined : name}>
      {isCaption && <caption>{name}</caption>}
      <thead>
        <tr>
          {Object.entries(heads).map(([column, head]) => (
            <th key={column} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
