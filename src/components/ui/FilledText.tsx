import { createElement, type ReactNode } from 'react';
import { PLACEHOLDER } from '../../utils/fill-template';

interface FilledTextProps {
  /** Words of the content with names in braces. */
  readonly template: string;
  /** What belongs in their place; a name without a value stays as it is written. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/**
 * Words with days and amounts among them. Other words come in another element: where a browser has translated the page, React
 * can neither take text nodes away nor change them, since the browser has put elements in their place.
 */
export function FilledText({ template, values }: FilledTextProps) {
  // Every second part is a name.
  const parts = template
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
  return createElement('span', { key: parts.filter((part) => typeof part !== 'object').join() }, ...parts);
}
