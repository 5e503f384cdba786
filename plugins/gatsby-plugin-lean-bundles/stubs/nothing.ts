/** Replaces a component that this site never shows. */
export default function Nothing(): null {
  return null;
}
