import { FIELD_TRACES } from '../../src/testing/fieldTraces';
import { expect, longUnless, test } from '../test';

for (const [index, { name, steps, outcome }] of FIELD_TRACES.entries()) {
  test(`told as browsers tell it: ${name}`, longUnless(index === 0), async ({ thirty }) => {
    await thirty.open();
    // A first character, so that a trace that gives nothing can be finished too.
    await thirty.type('x');
    await thirty.tell(steps);
    await thirty.finish();
    const deleted = outcome.split('⌫').length - 1;
    const total = 1 + Array.from(outcome.normalize()).length - 2 * deleted;
    await expect(thirty.page.getByText(`Characters Typed: ${total}`, { exact: true })).toBeVisible();
  });
}
