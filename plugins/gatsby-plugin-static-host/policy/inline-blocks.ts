import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** An inline `<script>` or `<style>` that the browser checks against the policy's hashes. */
export interface InlineBlock {
  readonly kind: 'script' | 'style';
  /** The text the browser hashes: everything between the tags, with LF line ends. */
  readonly text: string;
}

/** A script of any other type is data: it never runs, so browsers don't check it (HTML, "prepare the script element"). */
const CODE_TYPES = /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;

function kindOf(
  element: string,
  { src, type = '' }: Readonly<Record<string, string>>,
): InlineBlock['kind'] | undefined {
  if (element === 'style') return 'style';
  return element === 'script' && src === undefined && CODE_TYPES.test(type) ? 'script' : undefined;
}

/** Every inline script and style in an HTML document, including those inside `<template>` and `<noscript>`. */
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

/** The policy source that allows an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
