/** Why a message failed although the form itself is correct. */
type Trouble = 'busy' | 'failed' | 'timeout' | 'offline';

/** The provider's field errors: field name to message, empty if it gives no reason. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of sending a form. */
export type Outcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'invalid'; readonly fields: FieldErrors }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'outOfOrder' };

/** Statuses that mean a wrong URL or key; trying again won't help. */
const OUT_OF_ORDER: readonly number[] = [401, 403, 404, 405, 410];
const TOO_MANY_REQUESTS = 429;
/** It is unknown whether the message got through. */
const GATEWAY_TIMEOUT = 504;

/**
 * Interprets a response. Only a 2xx status plus the provider's own confirmation counts as accepted.
 * @param status the HTTP status
 * @param isAccepted whether the body confirms acceptance
 * @param fields field errors in the body
 */
export function readOutcome(status: number, isAccepted: boolean, fields: FieldErrors): Outcome {
  if (status >= 200 && status < 300 && isAccepted) return { kind: 'accepted' };
  if (status === TOO_MANY_REQUESTS) return { kind: 'trouble', trouble: 'busy' };
  if (status === GATEWAY_TIMEOUT) return { kind: 'trouble', trouble: 'timeout' };
  if (OUT_OF_ORDER.includes(status)) return { kind: 'outOfOrder' };
  if (status >= 400 && status < 500 && Object.keys(fields).length > 0) return { kind: 'invalid', fields };
  return { kind: 'trouble', trouble: 'failed' };
}
