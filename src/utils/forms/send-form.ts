import { type Outcome, readOutcome } from './outcome';
import type { Answers, FormPost } from './receiver';

/** What is in a form's fields, by their names; files are left out. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** How long an answer may take, in milliseconds. */
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
 * Posts a form as a browser would (URL-encoded), asks for JSON, and reads the answer within ten seconds.
 * @param fields the visitor's fields by name
 * @param signal gives up early
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
