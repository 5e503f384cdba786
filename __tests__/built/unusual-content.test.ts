/** @jest-environment jsdom */
// Guards what the site makes of drafts, malicious texts, unusual names and moved addresses.
import path from 'node:path';
import { typographic } from '../../src/utils/typography';
import {
  COLLIDING,
  DRAFT,
  FIRST_PARAGRAPH,
  LOGO_COLOUR,
  MOVED,
  SCHEDULED,
  UNTRUSTED_POSTS,
  UNUSUAL,
} from '../support/added-posts';
import { builtFile, builtFiles as files } from '../support/built-site';
import { PICTURES_IN_TEXT } from '../support/picture-cases';
import { UNTRUSTED } from '../support/untrusted-markdown';

/** Elements of an article's text; whatever is not here could run something, or ask somebody else for it. */
const ELEMENTS =
  'a,blockquote,br,button,code,del,div,em,figcaption,figure,h2,h3,h4,hr,img,input,label,li,ol,p,picture,pre,section,source,span,strong,sup,table,tbody,td,th,thead,tr,ul';
const ATTRIBUTES =
  'align,alt,aria-describedby,aria-label,aria-labelledby,checked,class,decoding,dir,disabled,height,hidden,href,id,lang,loading,media,rel,role,scope,sizes,src,srcset,start,tabindex,target,title,type,width';
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|\.{1,2}\/|[^:]*$)/i;

/** Parses as a browser does (HTML standard, section 13.2). */
const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Attributes that run something, on any element of a page, as `tag attribute`. */
const activeAttributes = (page: ParentNode): string[] =>
  [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        const isAddress = /^(href|src|action|data|xlink:href)$/i.test(name);
        const isPicture = element.localName === 'img' && value.startsWith('data:image/');
        return /^on|^srcdoc$|^formaction$/i.test(name) || (isAddress && !isPicture && !SAFE_ADDRESS.test(value.trim()));
      })
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );

/** What the HTML of an article's body holds beyond words, links, pictures, boxes to tick and buttons that copy. */
function activeMarkup(html: string): string[] {
  const { body } = parseHtml(html);
  const names = [...body.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.split(',').includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...(element.matches('input:not([type="checkbox"]), button:not([type="button"])') ? [element.outerHTML] : []),
    ...element
      .getAttributeNames()
      .filter((name) => !name.startsWith('data-') && !ATTRIBUTES.split(',').includes(name))
      // The colour of a picture until it is there.
      .filter(
        (name) => name !== 'style' || !element.matches('picture > img[style^="background-color:"]:not([style*=";"])'),
      )
      .map((name) => `${element.localName} ${name}`),
  ]);
  return [...activeAttributes(body), ...names];
}

const named = (name: RegExp): string[] => files.filter((file) => name.test(path.basename(file)));
const filesWith = (text: string): string[] =>
  files.filter((file) => file.includes(text) || builtFile(file).includes(text));
const pageOf = (slug: string): Document => parseHtml(builtFile(`blog/${slug}/index.html`));

/** Takes the author's text out of a page, and returns it. */
function takeBody(page: Document): string {
  const first = [...page.querySelectorAll('article p')].find(({ textContent }) => textContent === FIRST_PARAGRAPH);
  const body = first?.parentElement;
  if (!body) throw new Error('The page does not show the text of the post.');
  body.remove();
  return body.innerHTML;
}

describe('a draft and a post of the future', () => {
  it('leave the post whose day has come on its page, in the search, the sitemap and the feeds', () => {
    expect(filesWith(UNUSUAL.slug)).toEqual(
      expect.arrayContaining(['sitemap-0.xml', 'rss.xml', 'feed.json', `blog/${UNUSUAL.slug}/index.html`]),
    );
    expect(filesWith(UNUSUAL.word)).toEqual(expect.arrayContaining(['rss.xml', 'feed.json']));
  });

  it.each([DRAFT, SCHEDULED])('$slug is in no published file', ({ slug, word }) => {
    expect(filesWith(slug)).toEqual([]);
    expect(filesWith(word)).toEqual([]);
  });
});

describe('pages that an owner adds by a file each', () => {
  it.each(['terms-of-service', 'webinar'])('%s is a page, in the sitemap, in the search, and has a card', (slug) => {
    expect(filesWith(`/${slug}/`)).toEqual(
      expect.arrayContaining(['sitemap-0.xml', 'blog/search.json', `${slug}/index.html`]),
    );
    const page = parseHtml(builtFile(`${slug}/index.html`));
    const card = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(files).toContain(new URL(card).pathname.slice(1));
  });

  it('a draft is in no published file', () => {
    expect(filesWith('Quillonberry')).toEqual([]);
  });

  it('a page of text lists its headings, and a page of sections has an anchor for each id', () => {
    const terms = parseHtml(builtFile('terms-of-service/index.html'));
    const links = [...terms.querySelectorAll('main nav a[href^="#"]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['#what-you-get', '#what-it-costs', '#how-you-cancel']));
    const webinar = parseHtml(builtFile('webinar/index.html'));
    expect(['learn', 'questions', 'place'].filter((id) => !webinar.getElementById(id))).toEqual([]);
  });
});

describe('texts that would run something', () => {
  it('would be seen', () => {
    const html =
      '<p onclick="x" style="x"><script>x</script><a href="java\tscript:x">y</a><svg><a href="data:x"/></svg></p>';
    expect(activeMarkup(html)).toHaveLength(7);
  });

  it('are all there', () => {
    expect(UNTRUSTED.length).toBeGreaterThan(70);
    for (const { slug, title } of UNTRUSTED_POSTS) {
      expect(pageOf(slug).querySelector('h1')?.textContent).toContain(typographic(title));
    }
  });

  it.each(UNTRUSTED_POSTS)('are harmless in the body of $slug', ({ slug }) => {
    const page = pageOf(slug);
    expect(activeAttributes(page)).toEqual([]);
    expect(activeMarkup(takeBody(page))).toEqual([]);
  });

  /** What a page holds beside the text: how many of each element that acts, and its scripts word by word. */
  function acting(slug: string): unknown {
    const page = pageOf(slug);
    takeBody(page);
    const count = (selector: string): number => page.querySelectorAll(selector).length;
    const tags = 'script,style,iframe,object,embed,base,form,input,textarea,video,math,template,noscript,title';
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
    return {
      counts: Object.fromEntries(tags.split(',').map((tag) => [tag, count(tag)])),
      refresh: count('meta[http-equiv="refresh"]'),
      styles: [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
      scripts: scripts.map((script) => script.outerHTML.replaceAll(`/blog/${slug}/`, '')),
    };
  }

  it.each(UNTRUSTED_POSTS)('are harmless as the title, excerpt and description of the cover: $title', ({ slug }) => {
    expect(acting(slug)).toEqual(acting(UNTRUSTED_POSTS.at(6)?.slug ?? ''));
    for (const script of pageOf(slug).querySelectorAll('script[type="application/ld+json"]')) {
      expect(() => JSON.parse(script.textContent)).not.toThrow();
    }
  });

  it.each(named(/\.html$/))('are harmless on %s', (file) => {
    const page = parseHtml(builtFile(file));
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(activeAttributes(page)).toEqual([]);
    expect(scripts.filter(({ outerHTML }) => /alert\(1\)|evil\.example/.test(outerHTML))).toEqual([]);
    expect(page.querySelectorAll('iframe,object,embed,base,math,video')).toHaveLength(0);
  });

  it('are harmless in the data that pages load', () => {
    const bodies: string[] = [];
    for (const file of named(/^page-data\.json$/)) {
      JSON.parse(builtFile(file), (key, value) => {
        if (key === 'html' && typeof value === 'string') bodies.push(value);
        return value;
      });
    }
    expect(bodies.length).toBeGreaterThan(UNTRUSTED_POSTS.length);
    expect(bodies.flatMap((html) => activeMarkup(html))).toEqual([]);
  });

  it.each(named(/^rss\.xml$/))('are harmless in %s', (file) => {
    const feed = new DOMParser().parseFromString(builtFile(file), 'application/xml');
    expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
    for (const item of feed.querySelectorAll('item')) {
      const [content] = item.getElementsByTagName('content:encoded');
      expect(activeMarkup(content?.textContent ?? '<script>')).toEqual([]);
      expect(activeMarkup(item.querySelector('description')?.textContent ?? '<script>')).toEqual([]);
    }
  });

  it.each(named(/^feed\.json$/))('are harmless in %s', (file) => {
    const { items } = JSON.parse(builtFile(file)) as { items: { content_html: string }[] };
    expect(items.flatMap(({ content_html }) => activeMarkup(content_html))).toEqual([]);
  });

  it('are in the feeds', () => {
    for (const feed of ['rss.xml', 'feed.json'].map((name) => `blog/category/motivation/${name}`)) {
      for (const { slug } of UNTRUSTED_POSTS) expect(builtFile(feed)).toContain(`/blog/${slug}/`);
    }
  });
});

describe('names and addresses', () => {
  const sourcesOf = (page: Document): string[] =>
    [...page.querySelectorAll('article img')].flatMap((image) => image.getAttribute('src') ?? []);
  const isPublished = (source: string): boolean =>
    source.startsWith('data:') || files.includes(decodeURIComponent(source).slice(1));

  it('pictures with awkward names are all shown in a text and as a cover, from files that are published', () => {
    const page = pageOf(UNUSUAL.slug);
    const shown = sourcesOf(page).filter((source) => source.startsWith('/static/'));
    expect(shown.length).toBeGreaterThan(PICTURES_IN_TEXT.length);
    expect(sourcesOf(page).filter((source) => !isPublished(source))).toEqual([]);
    expect(page.querySelector('article')?.textContent).not.toMatch(/!\[/);
    const card = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(files).toContain(new URL(card).pathname.slice(1));
  });

  it('headings with the words of ids of the page give no id twice', () => {
    const ids = [...pageOf(UNUSUAL.slug).querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(COLLIDING.map((words) => `${words.toLowerCase().replace(' ', '-')}-1`)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('the logo is the same in the header, in the footer and as the icon', () => {
    const page = parseHtml(builtFile('index.html'));
    for (const part of ['header', 'footer']) {
      const source = page.querySelector(`${part} img[src^="data:image/svg+xml,"]`)?.getAttribute('src') ?? '';
      expect(decodeURIComponent(source)).toContain(LOGO_COLOUR);
    }
    expect(builtFile('favicon.svg')).toContain(LOGO_COLOUR);
  });

  it.each([MOVED, { from: `/blog/${UNUSUAL.alias}/`, to: `/blog/${UNUSUAL.slug}/` }])(
    '$from leads on to $to, by the rules for hosts and by a page where there are none',
    ({ from, to }) => {
      expect(builtFile('_redirects').split('\n')).toContain(`${from} ${to} 301`);
      const page = from.endsWith('/') ? `${from.slice(1)}index.html` : `${from.slice(1)}/index.html`;
      expect(builtFile(page)).toContain(`url=${to}`);
    },
  );
});
