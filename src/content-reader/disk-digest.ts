import { createHash } from 'node:crypto';

/** A digest of bytes. */
export function diskDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
