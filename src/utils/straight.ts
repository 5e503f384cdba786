/** A text with the characters of a keyboard in place of typographic ones, so that both can be compared. */
export function straight(text: string): string {
  return text.replace(/[‘’′]/g, "'").replace(/[“”″]/g, '"').replace(/[–—]/g, '-').replace(/…/g, '...');
}
