declare global {
  interface Window {
    /** Trusted Types, which not every browser has. */
    readonly trustedTypes?: {
      readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
    };
  }
}

const rules = { createScriptURL: (address: string): string => (/^\/[^/\\]/.test(address) ? address : '') };

/**
 * Lets an address on this origin become the source of a script, and makes any other empty. The page's policy names this one
 * in `trusted-types`, as `hydration`: no other code can make such an address.
 */
export const scriptPolicy = window.trustedTypes?.createPolicy('hydration', rules) ?? rules;
