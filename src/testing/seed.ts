/* Vitest runs this before each test file: random tests try the same cases on any machine, and others with `FUZZ_SEED`. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 30) });
