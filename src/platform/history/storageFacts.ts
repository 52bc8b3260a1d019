/** How much this origin keeps here, in bytes, and whether the browser has promised to keep it; null: it does not tell. */
export async function storageFacts(): Promise<{
  readonly usedBytes: number | null;
  readonly isPromised: boolean | null;
}> {
  const [usage, isPromised] = await Promise.all([
    navigator.storage?.estimate?.().then(
      (estimate) => estimate.usage ?? null,
      () => null,
    ) ?? null,
    navigator.storage?.persisted?.().catch(() => null) ?? null,
  ]);
  return { usedBytes: usage, isPromised };
}

/** Asks the browser for that promise, which may ask the person: only when the person wants it. */
export async function askForPromise(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
