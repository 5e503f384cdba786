/** A content security policy: sources by directive, in output order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The policy as the value of a `Content-Security-Policy` header or meta element. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
