/** Elements that an article never has; a picture of its own folder is the one case for `picture` and `source`. */
const ACTIVE = new Set([
  'base',
  'button',
  'details',
  'embed',
  'form',
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
  'title',
  'video',
]);

const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|\.{1,2}\/|[^:]*$)/i;

/** Parses as a browser does (HTML standard, section 13.2); the test must run in jsdom. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Attributes that run something, on any element of a page, as `tag attribute`. */
export function activeAttributes(page: Document): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const tag = element.localName;
      if (/^on|^srcdoc$|^formaction$/i.test(name)) return [`${tag} ${name}`];
      const isAddress = /^(href|src|action|data|xlink:href)$/i.test(name);
      const isPicture = tag === 'img' && value.startsWith('data:image/');
      return isAddress && !isPicture && !SAFE_ADDRESS.test(value.trim()) ? [`${tag} ${name}=${value}`] : [];
    }),
  );
}

/** A picture of the article, with the one style that is written for it: the colour until it is there. */
const isPlaceholder = (element: Element): boolean =>
  element.matches('picture > img') &&
  /^background-color:(#[\da-f]{6}|rgba?\([\d., ]+\))$/.test(element.getAttribute('style') ?? '');

const hasOnly = (element: Element, names: readonly string[]): boolean =>
  element.getAttributeNames().every((name) => names.includes(name));

/** The box of a task, and the button that copies a letter, with nothing but what the site itself writes. */
const isControl = (element: Element): boolean =>
  (element.matches('input[type="checkbox"]') && hasOnly(element, ['type', 'checked', 'disabled', 'data-native'])) ||
  (element.matches('button[type="button"][data-copy]') && hasOnly(element, ['type', 'data-native', 'data-copy']));

/** What the HTML of an article's body holds beyond words, links and pictures. */
export function activeMarkup(html: string): string[] {
  const page = parseHtml(html);
  return [
    ...activeAttributes(page),
    ...[...page.querySelectorAll('*')].flatMap((element) => {
      const tag = element.localName;
      return [
        ...((ACTIVE.has(tag) || tag === 'input') && !element.matches('picture > source') && !isControl(element)
          ? [`<${tag}>`]
          : []),
        ...(element.hasAttribute('style') && !isPlaceholder(element) ? [`${tag} style`] : []),
      ];
    }),
  ];
}
