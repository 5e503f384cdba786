/** Whether a value is an object with fields: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of a parsed JSON answer; undefined where the answer is not an object. */
export function member(body: unknown, key: string): unknown {
  return isRecord(body) ? body[key] : undefined;
}
