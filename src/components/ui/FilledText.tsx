import { createElement, Fragment, type ReactNode } from 'react';
import { PLACEHOLDER } from '../../utils/fill-template';

interface FilledTextProps {
  /** Words of the content with names in braces. */
  readonly template: string;
  /** What belongs in their place; a name without a value stays as it is written. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** Words with days and amounts among them. */
export function FilledText({ template, values }: FilledTextProps) {
  // Every second part is a name.
  const parts = template
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
  return createElement(Fragment, null, ...parts);
}
