/** The name that git gives to a file's bytes (gitformat-objects: a header, then the bytes). */
export async function gitSha(data: Blob): Promise<string> {
  const bytes = await new Blob([`blob ${data.size}\0`, data]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
