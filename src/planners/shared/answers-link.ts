/** The parameter of a link's fragment that holds answers. Browsers send no fragment to a server. */
export const ANSWERS_PARAMETER = 'answers';

/** Most characters of answers in a link; clipboards, messengers and Android's links carry that many. */
export const LONGEST_LINK = 16_000;

const IN_LINK = new RegExp(`#(?:.*&)?${ANSWERS_PARAMETER}=([^&]*)`);

/**
 * A link to a planner with answers.
 * @param page the planner's address
 * @param saved the text of a saved file
 * @returns null if the answers are too long for a link
 */
export function answersLink(page: string, saved: string): URL | null {
  const short = JSON.stringify(JSON.parse(saved), (_name, value: unknown) => (value === '' ? undefined : value));
  // JSON may escape any character, and base64 takes only single bytes.
  const plain = short.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const code = btoa(plain).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
  return code.length > LONGEST_LINK ? null : new URL(`#${ANSWERS_PARAMETER}=${code}`, page);
}

/** The text of a saved file in a link or fragment; empty if it cannot be read, null if there are no answers in it. */
export function savedInLink(link: string): string | null {
  const [, code] = IN_LINK.exec(link) ?? [];
  if (code === undefined) return null;
  try {
    return atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
