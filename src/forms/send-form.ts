import type { Answers, FieldErrors, FormPost, Outcome } from './receiver';

/** A form's values by field name; files are left out. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

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
function readOutcome(status: number, isAccepted: boolean, fields: FieldErrors): Outcome {
  if (status >= 200 && status < 300 && isAccepted) return { kind: 'accepted' };
  if (status === TOO_MANY_REQUESTS) return { kind: 'trouble', trouble: 'busy' };
  if (status === GATEWAY_TIMEOUT) return { kind: 'trouble', trouble: 'timeout' };
  if (OUT_OF_ORDER.includes(status)) return { kind: 'outOfOrder' };
  if (status >= 400 && status < 500 && Object.keys(fields).length > 0) return { kind: 'invalid', fields };
  return { kind: 'trouble', trouble: 'failed' };
}

/** Response timeout in milliseconds. */
export const LONGEST_WAIT = 10_000;

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function troubleOf(timedOut: boolean): Outcome {
  if (timedOut) return { kind: 'trouble', trouble: 'timeout' };
  return { kind: 'trouble', trouble: navigator.onLine === false ? 'offline' : 'failed' };
}

/** The bytes of a request that browsers let go on when its page is left; they take at most 64 KiB, with all that is under way. */
const MOST_KEPT_ALIVE = 60_000;

/**
 * Posts a form URL-encoded, as a browser would, accepts JSON, and reads the response within ten seconds. The request goes on if
 * the visitor leaves the page.
 * @param fields the visitor's fields by name
 */
export async function sendForm(
  post: FormPost,
  { isAccepted, fieldErrors }: Answers,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, LONGEST_WAIT);
  const body = new URLSearchParams({ ...post.hidden, ...fields });
  try {
    const response = await fetch(post.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      keepalive: `${body}`.length <= MOST_KEPT_ALIVE,
      signal: controller.signal,
    });
    const answer = await readBody(response);
    return readOutcome(response.status, isAccepted(answer), fieldErrors?.(answer) ?? {});
  } catch {
    return troubleOf(timedOut);
  } finally {
    clearTimeout(timer);
  }
}
