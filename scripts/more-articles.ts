import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { splitPost } from '../src/content/read/file-text';

/** What belongs to the rest of its article: notes and pictures. */
const BOUND = /\[\^|!\[/;
/** A link within an article. */
const WITHIN = /\[([^\]]*)\]\(#[^)]*\)/g;

interface Article {
  readonly slug: string;
  readonly head: string;
  readonly lead: string;
  readonly sections: readonly string[];
}

function readArticle(blog: string, slug: string): Article {
  const file = path.join(blog, slug, 'index.md');
  const split = splitPost(readFileSync(file, 'utf8'), file);
  if ('rule' in split) throw new Error(split.message);
  const [lead = '', ...sections] = split.body.replace(WITHIN, '$1').split(/^(?=## )/m);
  return { slug, head: split.frontMatter, lead, sections: sections.filter((each) => !BOUND.test(each)) };
}

/**
 * Adds articles to a content folder until there are so many: each has the front matter, the lead and the cover of one of those
 * that are there, under a title of its own, and sections of all of them.
 */
export function addArticles(content: string, total: number): void {
  const blog = path.join(content, 'blog');
  const shipped = readdirSync(blog)
    .sort()
    .map((slug) => readArticle(blog, slug));
  const sections = shipped.flatMap((article) => article.sections);
  for (let number = shipped.length + 1; number <= total; number++) {
    const source = shipped[number % shipped.length];
    if (!source) return;
    const folder = path.join(blog, `${source.slug}-${number}`);
    mkdirSync(folder);
    for (const name of readdirSync(path.join(blog, source.slug)))
      if (name !== 'index.md') cpSync(path.join(blog, source.slug, name), path.join(folder, name));
    const own = Array.from(
      { length: 6 },
      (_, index) => sections[(number * 7 + index * 11 + index * number) % sections.length] ?? '',
    );
    const head = source.head
      .replace(/^title: "?(.*?)"?$/m, `title: "$1 ${number}"`)
      .replace(/^excerpt: "?(.*?)"?$/m, `excerpt: "${number}: $1"`);
    writeFileSync(path.join(folder, 'index.md'), `---\n${head}---\n${source.lead}${[...new Set(own)].join('')}`);
  }
}
