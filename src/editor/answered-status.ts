import { isRecord } from '../utils/is-record';

/** What GitHub's GraphQL says of a mistake, as the status that its other interface has for it. */
const BY_TYPE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE_DATA: 409,
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};

function firstError(answer: unknown): Record<string, unknown> | undefined {
  const errors = isRecord(answer) ? answer.errors : undefined;
  const [first] = Array.isArray(errors) ? errors : [];
  return isRecord(first) ? first : undefined;
}

/**
 * What an answer to a save means, as a status of HTTP. GitHub tells of mistakes in a GraphQL answer of status 200, and
 * of too many requests with 403.
 */
export async function answeredStatus(response: Response): Promise<number> {
  const { status, ok, headers } = response;
  if (!ok && status !== 403) return status;
  const text = await response.clone().text();
  if (status === 403) {
    const isPaused = headers.has('Retry-After') || headers.get('X-RateLimit-Remaining') === '0';
    return isPaused || /rate limit/i.test(text) ? 429 : 403;
  }
  try {
    const error = firstError(JSON.parse(text));
    return error ? (BY_TYPE[String(error.type)] ?? 422) : status;
  } catch {
    return status;
  }
}
