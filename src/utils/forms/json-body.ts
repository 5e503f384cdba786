/** A member of a parsed JSON answer; undefined where the answer is not an object. */
export function member(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[key] : undefined;
}
