import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Text inside `<script>` or `<style>` that the browser checks against the policy's hashes. */
export interface InlineBlock {
  readonly kind: 'script' | 'style';
  /** The text as the browser hashes it: between the tags, line ends as LF. */
  readonly text: string;
}

/** A script of another type is data, which never runs and is not checked (HTML, "prepare the script element"). */
const CODE_TYPES = /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;

function kindOf(
  element: string,
  { src, type = '' }: Readonly<Record<string, string>>,
): InlineBlock['kind'] | undefined {
  if (element === 'style') return 'style';
  return element === 'script' && src === undefined && CODE_TYPES.test(type) ? 'script' : undefined;
}

/** Every inline script and style of an HTML document, those inside `<template>` and `<noscript>` too. */
export function inlineBlocks(html: string): InlineBlock[] {
  const blocks: InlineBlock[] = [];
  let kind: InlineBlock['kind'] | undefined;
  let text = '';
  const parser = new Parser({
    onopentag: (element, attributes) => {
      kind = kindOf(element, attributes);
      text = '';
    },
    ontext: (part) => {
      if (kind) text += part;
    },
    onclosetag: () => {
      if (kind) blocks.push({ kind, text: text.replace(/\r\n?/g, '\n') });
      kind = undefined;
    },
  });
  parser.end(html);
  return blocks;
}

/** How a policy names an inline script or style that it allows. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
