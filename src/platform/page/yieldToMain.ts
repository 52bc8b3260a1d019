/**
 * Yields: ends the current task, so that pending keys are handled first. Resolves in a new task, where the browser can,
 * ahead of other tasks (https://wicg.github.io/scheduling-apis/#dom-scheduler-yield). Other browsers may take a second in
 * a hidden page.
 */
export function yieldToMain(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
