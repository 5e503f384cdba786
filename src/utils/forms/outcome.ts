/** Why a message did not go out, though the form itself is in order. */
type Trouble = 'busy' | 'failed' | 'timeout' | 'offline';

/** What the receiver says to single fields: field name to message, empty where it gives no reason. */
export type FieldErrors = Readonly<Record<string, string>>;

/** How the sending of a form ended. */
export type Outcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'invalid'; readonly fields: FieldErrors }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'outOfOrder' };

/** Answers that say: this address or this key is wrong, and trying again will not help. */
const OUT_OF_ORDER: readonly number[] = [401, 403, 404, 405, 410];
const TOO_MANY_REQUESTS = 429;
/** What received the message does not know whether it went on. */
const GATEWAY_TIMEOUT = 504;

/**
 * Reads an answer. Only a 2xx status together with the provider's own yes counts as accepted.
 * @param status the HTTP status
 * @param isAccepted whether the body is the provider's yes
 * @param fields what the body says to single fields
 */
export function readOutcome(status: number, isAccepted: boolean, fields: FieldErrors): Outcome {
  if (status >= 200 && status < 300 && isAccepted) return { kind: 'accepted' };
  if (status === TOO_MANY_REQUESTS) return { kind: 'trouble', trouble: 'busy' };
  if (status === GATEWAY_TIMEOUT) return { kind: 'trouble', trouble: 'timeout' };
  if (OUT_OF_ORDER.includes(status)) return { kind: 'outOfOrder' };
  if (status >= 400 && status < 500 && Object.keys(fields).length > 0) return { kind: 'invalid', fields };
  return { kind: 'trouble', trouble: 'failed' };
}
