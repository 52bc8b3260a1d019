import { FIELD_TRACES, TRACE_DEFAULTS } from '../src/testing/fieldTraces';
import { expect, test } from './thirty';

for (const { name, steps, outcome } of FIELD_TRACES) {
  test(`told as browsers tell it: ${name}`, async ({ thirty }) => {
    await thirty.open();
    // A first character, so that a trace that gives nothing can be finished too.
    await thirty.type('x');
    await thirty.field.evaluate(
      (element, { trace, defaults }) => {
        const field = element as HTMLInputElement;
        for (const step of trace) {
          const init = { bubbles: true, cancelable: true, ...defaults[step.type], ...step } as EventInit;
          if (step.value !== undefined) field.value = step.value;
          const event = step.type.startsWith('key')
            ? new KeyboardEvent(step.type, init)
            : step.type.startsWith('composition')
              ? new CompositionEvent(step.type, init)
              : step.type === 'blur'
                ? new FocusEvent(step.type, init)
                : new InputEvent(step.type, init);
          field.dispatchEvent(event);
        }
      },
      { trace: [...steps], defaults: TRACE_DEFAULTS },
    );
    await thirty.finish();
    const deleted = outcome.split('⌫').length - 1;
    const total = 1 + Array.from(outcome).length - 2 * deleted;
    await expect(thirty.page.getByText(`Characters Typed: ${total}`, { exact: true })).toBeVisible();
  });
}
