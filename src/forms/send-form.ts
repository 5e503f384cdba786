import { type Outcome, readOutcome } from './outcome';
import type { Answers, FormPost } from './receiver';

/** A form's values by field name; files are left out. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
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

/**
 * Posts a form URL-encoded, as a browser would, accepts JSON, and reads the response within ten seconds.
 * @param fields the visitor's fields by name
 * @param signal aborts early
 */
export async function sendForm(
  post: FormPost,
  { isAccepted, fieldErrors }: Answers,
  fields: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Outcome> {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, LONGEST_WAIT);
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  try {
    const response = await fetch(post.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...post.hidden, ...fields }),
      signal: controller.signal,
    });
    const body = await readBody(response);
    return readOutcome(response.status, isAccepted(body), fieldErrors?.(body) ?? {});
  } catch {
    return troubleOf(timedOut);
  } finally {
    clearTimeout(timer);
  }
}
