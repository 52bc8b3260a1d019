let policy: TrustedTypePolicy | undefined;

/**
 * The URL of one of the page's own scripts, for a worker. The page's CSP (tools/headers.ts) requires Trusted Types: the
 * URL must come from a policy that the CSP names and that can be created only once.
 */
export function trustedScriptUrl(url: string): string {
  const policies = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  policy ??= policies?.createPolicy('thirty-worker', { createScriptURL: (url) => url });
  return (policy?.createScriptURL(url) ?? url) as string;
}

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): TrustedTypePolicy;
}

interface TrustedTypePolicy {
  createScriptURL(url: string): unknown;
}
