import { type HTMLElement, parse } from 'node-html-parser';
import { renderMarkdown } from '../../src/gatsby/markdown/render-markdown';
import { UNTRUSTED } from './untrusted-markdown';

const ACTIVE = new Set([
  'base',
  'body',
  'button',
  'details',
  'embed',
  'form',
  'head',
  'html',
  'iframe',
  'link',
  'math',
  'meta',
  'noscript',
  'object',
  'script',
  'source',
  'style',
  'svg',
  'template',
  'textarea',
  'video',
]);

function elements(root: HTMLElement): HTMLElement[] {
  return root.querySelectorAll('*');
}

const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|\.{1,2}\/|[^:]*$)/i;

function complaints(html: string): string[] {
  return elements(parse(html, { comment: true })).flatMap((element) => {
    const tag = element.rawTagName.toLowerCase();
    const attributes = Object.entries(element.attributes);
    return [
      ...(ACTIVE.has(tag) ? [`<${tag}>`] : []),
      ...attributes
        .filter(([name]) => /^on|^style$|^srcdoc$|^formaction$/i.test(name))
        .map(([name]) => `${tag} ${name}`),
      ...attributes
        .filter(([name, value]) => /^(href|src)$/i.test(name) && !SAFE_ADDRESS.test(value.trim()))
        .map(([name, value]) => `${tag} ${name}=${value}`),
      ...(tag === 'input' && (element.attributes.type !== 'checkbox' || !('disabled' in element.attributes))
        ? ['input']
        : []),
    ];
  });
}

it('has at least 40 texts', () => {
  expect(UNTRUSTED.length).toBeGreaterThanOrEqual(40);
});

it('would see active markup', () => {
  expect(complaints('<p onclick="x"><script>x</script><a href="javascript:x">y</a></p>')).toHaveLength(3);
});

it.each(UNTRUSTED)('%j becomes no active markup', (text) => {
  expect(complaints(renderMarkdown(`Before.\n\n${text}\n\nAfter.`).html)).toEqual([]);
});

it.each(UNTRUSTED)('%j becomes none inside a sentence', (text) => {
  expect(complaints(renderMarkdown(`Words ${text} words.`).html)).toEqual([]);
});

it('keeps nothing from a page of links to other sites that could reach back', () => {
  const links = elements(
    parse(renderMarkdown('[a](https://example.org/) <https://example.org/> www.example.org').html),
  );
  const outside = links.filter(({ attributes }) => /^https?:/.test(attributes.href ?? ''));
  expect(outside).toHaveLength(3);
  for (const { attributes } of outside) expect(attributes.rel).toContain('noopener');
});
