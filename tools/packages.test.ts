import { expect, test } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };

interface LockedPackage {
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const packages = lock.packages as unknown as Readonly<Record<string, LockedPackage>>;

test('no package needs an install script', () => {
  // These have one (fsevents is for macOS only), but their prebuilt binaries work without; npm test installs without scripts.
  const withScripts = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(withScripts.filter((path) => !/\/(fsevents|esbuild)$/.test(path))).toEqual([]);
});

test('the lock file has the binaries of every platform, and names no registry', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !foldersAbove(path).some((folder) => packages[`${folder}node_modules/${name}`]),
    ),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});

/** The folders in whose `node_modules` a package finds others: its own, and those that it is in. */
function foldersAbove(path: string): readonly string[] {
  const parts = path.split('node_modules/');
  return parts.map(
    (_, index) =>
      `${parts.slice(0, index + 1).join('node_modules/')}${index === parts.length - 1 ? '/' : ''}`,
  );
}
