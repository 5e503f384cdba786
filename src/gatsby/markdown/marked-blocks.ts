import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type BlockMark, MARK_PATTERN } from '../../utils/block-marks';

export const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** Takes the mark out of a quotation that begins with it. */
export function takeMark({ tagName, children }: Element, mark: BlockMark): boolean {
  const first = children.find(isElement);
  const [words] = first?.children ?? [];
  if (tagName !== 'blockquote' || first?.tagName !== 'p' || words?.type !== 'text') return false;
  if (MARK_PATTERN.exec(words.value)?.[1] !== mark) return false;
  words.value = words.value.replace(MARK_PATTERN, '');
  if (textOf(first) === '') children.splice(children.indexOf(first), 1);
  return true;
}
