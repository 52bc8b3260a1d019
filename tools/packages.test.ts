import { expect, test } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };

interface LockedPackage {
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const packages = lock.packages as unknown as Readonly<Record<string, LockedPackage>>;

test('no package needs an install script', () => {
  // fsevents (macOS only) has one, but its prebuilt binary works without; npm test installs without scripts.
  const withScripts = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(withScripts.filter((path) => !path.endsWith('/fsevents'))).toEqual([]);
});

test('the lock file has the binaries of every platform, and names no registry', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});
