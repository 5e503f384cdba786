import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element, isElement } from './element';

/** Controls below an article's tasks; the browser stores the ticks under its slug. */
export type TickTexts = Readonly<Record<'slug' | 'keep' | 'kept' | 'failed', string>>;

const BLOCKS = ['ul', 'ol', 'p', 'pre', 'blockquote', 'div', 'table'];

/** The checkbox for keeping the ticks; see `src/page-scripts/kept-ticks.ts`. */
function offer({ slug, keep, kept, failed }: TickTexts): Element {
  const label = element('label', {}, element('input', { type: 'checkbox', dataNative: '' }), ` ${keep}`);
  const properties = {
    role: 'none',
    className: ['keep'],
    dataTicks: `ticks:${slug}`,
    dataKept: kept,
    dataFailed: failed,
  };
  return element('aside', properties, label, element('p', { role: 'status' }));
}

/**
 * Labels each task's checkbox with the task's text, so that it has an accessible name. Readers can tick it without script;
 * without `texts` the ticks are not stored.
 */
export function rehypeTasks(texts?: TickTexts) {
  return (tree: Root): void => {
    let last = -1;
    for (const [index, block] of tree.children.entries()) {
      visit(block, 'element', (task: Element) => {
        const [box] = task.children;
        if (!isElement(box) || box.tagName !== 'input') return;
        last = index;
        box.properties = { type: 'checkbox', checked: box.properties.checked, dataNative: '' };
        const end = task.children.findIndex((child) => isElement(child) && BLOCKS.includes(child.tagName));
        const words = task.children.splice(0, end === -1 ? task.children.length : end);
        task.children.unshift(element('label', {}, ...words));
        return SKIP;
      });
    }
    if (last >= 0 && texts) tree.children.splice(last + 1, 0, offer(texts));
  };
}
