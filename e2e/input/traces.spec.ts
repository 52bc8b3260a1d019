import { FIELD_TRACES } from '../../src/testing/fieldTraces';
import { expect, LONG, test } from '../test';

test(
  'whatever a browser tells of dead keys, marks, input methods and touch, each character counts once',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    for (const { name, steps, outcome } of FIELD_TRACES) {
      // A first character, so that the round can be finished even if a trace types nothing.
      await thirty.type('x');
      await thirty.tell(steps);
      await thirty.finish();
      const deleted = outcome.split('⌫').length - 1;
      const total = 1 + Array.from(outcome.normalize()).length - 2 * deleted;
      await expect(page.getByText(`Characters Typed: ${total}`, { exact: true }), name).toBeVisible();
      // Some traces end within a composition, which no browser leaves open from one round to the next.
      await thirty.tell([{ type: 'compositionend', value: '' }]);
      await page.keyboard.press('Escape');
      await thirty.expectState('start');
    }
  },
);
