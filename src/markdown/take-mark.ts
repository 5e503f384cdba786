import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type BlockMark, MARK_PATTERN } from './block-marks';
import { isElement } from './element';

/** Removes the mark at the start of a quotation; false if there is none. */
export function takeMark({ tagName, children }: Element, mark: BlockMark): boolean {
  const first = children.find(isElement);
  const [words] = first?.children ?? [];
  if (tagName !== 'blockquote' || first?.tagName !== 'p' || words?.type !== 'text') return false;
  if (MARK_PATTERN.exec(words.value)?.[1] !== mark) return false;
  words.value = words.value.replace(MARK_PATTERN, '');
  if (textOf(first) === '') children.splice(children.indexOf(first), 1);
  return true;
}
