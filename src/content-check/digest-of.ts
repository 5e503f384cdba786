import { createHash } from 'node:crypto';

/** A digest of bytes, and of the name that reports use where it matters. */
export function digestOf(bytes: Uint8Array, name = ''): string {
  return createHash('sha256').update(`${name}\n`).update(bytes).digest('base64url');
}
