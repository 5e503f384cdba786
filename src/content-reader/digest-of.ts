/** A SHA-256 digest of bytes, and of the name that reports use where it matters, in hexadecimal digits. */
export async function digestOf(bytes: Uint8Array, name = ''): Promise<string> {
  const head = new TextEncoder().encode(`${name}\n`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
