/** How many bytes this origin stores, and whether the browser has promised to keep them; null where it does not say. */
export async function readStorageFacts(): Promise<{
  readonly usedBytes: number | null;
  readonly isPersisted: boolean | null;
}> {
  const [usage, isPersisted] = await Promise.all([
    navigator.storage?.estimate?.().then(
      (estimate) => estimate.usage ?? null,
      () => null,
    ) ?? null,
    navigator.storage?.persisted?.().catch(() => null) ?? null,
  ]);
  return { usedBytes: usage, isPersisted };
}

/** Asks the browser for that promise. It may show a prompt, so call this only at the person's request. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
