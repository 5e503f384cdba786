import { createElement, type ReactNode } from 'react';
import { PLACEHOLDER } from '../../utils/fill-template';

interface FilledTextProps {
  /** A content text with names in braces. */
  readonly template: string;
  /** Values for the names; a name without a value stays as written. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/**
 * Text with dates and amounts inserted. A different text gets a new element: once a browser has translated the page, React
 * can neither remove nor change the text nodes, because the browser has replaced them with elements.
 */
export function FilledText({ template, values }: FilledTextProps) {
  // Every second part is a name.
  const parts = template
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
  return createElement('span', { key: parts.filter((part) => typeof part !== 'object').join() }, ...parts);
}
