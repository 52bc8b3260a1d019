import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, sorted, with slashes on any system. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
