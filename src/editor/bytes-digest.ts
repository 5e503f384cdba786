/**
 * A digest by which bytes that have been read before are found again: their number and two FNV-1a hashes with different
 * primes. It is no protection against a forgery. Web Crypto's digests would need a promise.
 */
export function bytesDigest(bytes: Uint8Array): string {
  let [a, b] = [0x811c9dc5, 0x811c9dc5];
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b ^ byte, 0x5bd1e995);
  }
  return `${bytes.length} ${a >>> 0} ${b >>> 0}`;
}
