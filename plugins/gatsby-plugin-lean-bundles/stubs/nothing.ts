/** Replaces a module whose default export is never used. */
export default function Nothing(): null {
  return null;
}
