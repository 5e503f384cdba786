/** An address with a slash at its end, as redirects compare them: hosts answer with and without the slash at the end. */
export function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
