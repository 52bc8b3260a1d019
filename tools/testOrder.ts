import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const IN_PAGE = '// @vitest-environment jsdom';

/**
 * Runs test files that need a page last, so that each worker simulates one page for all of them: creating a page takes
 * longer than most files.
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
