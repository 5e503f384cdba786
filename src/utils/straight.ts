/** Replaces typographic characters with plain keyboard ones, for comparisons. */
export function straight(text: string): string {
  return text.replace(/[‘’′]/g, "'").replace(/[“”″]/g, '"').replace(/[–—]/g, '-').replace(/…/g, '...');
}
