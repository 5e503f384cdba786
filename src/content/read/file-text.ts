import { CONTROL } from '../model/fields';
import { type Finding, finding, locationAt, startOf } from './finding';

/** Replaces bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';
/** A conflict marker that git leaves in a file. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;

const nameOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** An obstacle to parsing: message, rule and location in the text. */
function firstFinding(text: string, file: string): Finding | undefined {
  const at = (index: number) => locationAt(file, text, index);
  const badBytes = text.search(new RegExp(`[\\0${REPLACEMENT}]`));
  if (badBytes !== -1) return finding('file-encoding', at(badBytes), 'This character is not valid UTF-8');
  if (text.trim() === '')
    return finding('file-missing', startOf(file), 'The file is empty', { fix: 'Add its content, or delete the file.' });
  const control = text.search(CONTROL);
  if (control !== -1) {
    const location = at(control);
    const found =
      text.split('\n')[location.line - 1]?.replace(new RegExp(CONTROL, 'g'), (character) => `[${nameOf(character)}]`) ??
      '';
    const message = `This text has the control character ${nameOf(text.charAt(control))}`;
    return finding('character-control', location, message, { found });
  }
  const conflict = CONFLICT.exec(text);
  if (!conflict) return undefined;
  const message = 'This file has an unresolved merge conflict';
  return finding('merge-conflict', at(conflict.index), message, { found: conflict[0] });
}

/** A content file's text with LF line ends and no byte order mark, or the reason not to parse it. */
export function decodeText(bytes: Uint8Array, file: string): string | Finding {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  return firstFinding(text, file) ?? text;
}
