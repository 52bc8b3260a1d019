/**
 * Ends the current task, so that keys that wait are handled first. Resolves in a task of its own, before other tasks in
 * browsers that can tell them apart (https://wicg.github.io/scheduling-apis/#dom-scheduler-yield). Others may take a second
 * for it in a hidden page.
 */
export function yieldToMain(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
