/** Whether the heaviest tests try as much as they can: in the long run, by `fuzz.config.ts`. */
const IS_THOROUGH = process.env.THOROUGH === '1';

/** How much a heavy test tries: `all` in the long run, `some` in the fast one. */
export function tries(all: number, some: number): number {
  return IS_THOROUGH ? all : some;
}
