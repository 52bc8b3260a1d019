/** Whether the heaviest tests run all their cases, as with `fuzz.config.ts`. */
const IS_THOROUGH = process.env.THOROUGH === '1';

/** How many cases a heavy test runs: `all` with `fuzz.config.ts`, else `some`. */
export function tries(all: number, some: number): number {
  return IS_THOROUGH ? all : some;
}
