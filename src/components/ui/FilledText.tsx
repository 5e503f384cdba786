import { createElement, Fragment, type ReactNode } from 'react';

interface FilledTextProps {
  /** Words of the content with names in braces. */
  readonly template: string;
  /** What belongs in their place; a name without a value stays as it is written. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** Words with days and amounts among them. */
export function FilledText({ template, values }: FilledTextProps) {
  const parts = template.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? part : (values[name] ?? part);
  });
  return createElement(Fragment, null, ...parts);
}
