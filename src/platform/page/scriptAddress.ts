let policy: TrustedTypePolicy | undefined;

/**
 * The address of one of the page's own scripts, for a worker: the page's security policy wants such an address to be
 * made by a policy that is named in it (tools/headers.ts), and lets each be made once.
 */
export function scriptAddress(address: string): string {
  const policies = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  policy ??= policies?.createPolicy('thirty-worker', { createScriptURL: (url) => url });
  return (policy?.createScriptURL(address) ?? address) as string;
}

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): TrustedTypePolicy;
}

interface TrustedTypePolicy {
  createScriptURL(url: string): unknown;
}
