import { parse } from 'node-html-parser';

const ATTRIBUTES = ['href', 'src'] as const;

function absoluteSrcSet(srcSet: string, base: string): string {
  return srcSet
    .split(/,\s+/)
    .map((source) => source.trim().split(/\s+/))
    .map(([url = '', ...size]) => [new URL(url, base).href, ...size].join(' '))
    .join(', ');
}

/** The HTML of an article as a feed needs it: every link and picture leads somewhere from anywhere, and nothing needs script. */
export function absoluteHtml(html: string, pageUrl: string): string {
  const root = parse(html);
  for (const element of root.querySelectorAll('button, [role=status], [data-copy-failed], [data-stored]'))
    element.remove();
  for (const element of root.querySelectorAll('[href], [src], [srcset]')) {
    for (const attribute of ATTRIBUTES) {
      const value = element.getAttribute(attribute);
      if (value !== undefined) element.setAttribute(attribute, new URL(value, pageUrl).href);
    }
    const srcSet = element.getAttribute('srcset');
    if (srcSet !== undefined) element.setAttribute('srcset', absoluteSrcSet(srcSet, pageUrl));
  }
  return root.toString();
}
