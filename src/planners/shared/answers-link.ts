/** The parameter of a link's fragment that holds answers. Browsers send no fragment to a server. */
export const ANSWERS_PARAMETER = 'answers';

/** Most characters of answers in a link; clipboards, messengers and Android's links carry that many. */
export const LONGEST_LINK = 16_000;

const IN_FRAGMENT = new RegExp(`${ANSWERS_PARAMETER}(?:=|%(?:25)*3D)`, 'i');

/**
 * A link to a planner with answers.
 * @param page the planner's address
 * @param saved the text of a saved file
 * @returns null if the answers are too long for a link
 */
export function answersLink(page: string, saved: string): URL | null {
  const short = JSON.stringify(JSON.parse(saved), (_name, value: unknown) => (value === '' ? undefined : value));
  // JSON may escape any character. Base64 takes only single bytes, and without `>`, `?` and `~` it has letters and digits only.
  const plain = short.replace(/[^ -=@-}]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const code = btoa(plain).replaceAll('=', '');
  return code.length > LONGEST_LINK ? null : new URL(`#${ANSWERS_PARAMETER}=${code}`, page);
}

/** Whether a fragment is to have answers, even if a program has encoded or cut it. */
export function isAnswersLink(fragment: string): boolean {
  return IN_FRAGMENT.test(fragment);
}
