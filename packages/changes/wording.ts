/** "1 page", "2 pages". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The longest text that is shown whole, in characters. */
const LONGEST = 600;

/** Cuts a text that is too long to read in a list, between two words. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST))} … (${count(text.split(' ').length, 'word')} in all)`;
}

/** Names some of a list, and says how many more there are. */
export function listed(names: readonly string[], most = 5): string {
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ');
}

/** Bytes as people read them. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
