/** Whether a value is an object, neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of a parsed JSON response; undefined if the response is not an object. */
export function member(body: unknown, key: string): unknown {
  return isRecord(body) ? body[key] : undefined;
}
