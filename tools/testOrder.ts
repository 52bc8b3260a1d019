import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const IN_PAGE = '// @vitest-environment jsdom';

/**
 * The order in which files of tests are run: those that need a page come last. So each worker simulates one page for all of
 * them, which takes longer than most files.
 */
export class TestOrder implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const [inPage, others] = [files.filter(needsPage), files.filter((file) => !needsPage(file))];
    return [...others, ...inPage];
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

function needsPage({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith(IN_PAGE);
}
