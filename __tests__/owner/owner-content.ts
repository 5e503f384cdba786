import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { splitPost } from '../../src/content/read/post-file';

/** A copy of `content/` edited as an owner would: files changed, added, moved and removed. */
export class OwnerContent {
  constructor(readonly root: string) {}

  /** Edits a YAML file in place; comments stay. */
  yaml(file: string, change: (document: Document) => void): void {
    this.text(file, (text) => {
      const document = parseDocument(text);
      change(document);
      return document.toString({ lineWidth: 0 });
    });
  }

  /** Edits a file as text. */
  text(file: string, change: (text: string) => string): void {
    const target = path.join(this.root, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
  }

  /** All post slugs, in alphabetical order. */
  slugs(): readonly string[] {
    return readdirSync(path.join(this.root, 'blog')).sort();
  }

  /** Adds a post with another one's cover. */
  addPost(slug: string, body: string, frontMatter: Readonly<Record<string, string>>): void {
    const folder = path.join(this.root, 'blog', slug);
    mkdirSync(folder);
    cpSync(path.join(this.root, 'blog', this.slugs()[0] ?? '', 'cover.png'), path.join(folder, 'cover.png'));
    const fields = { cover: './cover.png', coverAlt: 'A cup of tea beside a fob watch.', ...frontMatter };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    writeFileSync(path.join(folder, 'index.md'), ['---', ...lines, '---', '', body, ''].join('\n'));
  }

  /** Renames a post, keeping the old slug as an alias; updates links to it. */
  renamePost(from: string, to: string): void {
    renameSync(path.join(this.root, 'blog', from), path.join(this.root, 'blog', to));
    this.addAliases(to, [from]);
    this.everyText((text) => text.replaceAll(`/blog/${from}/`, `/blog/${to}/`));
  }

  /** Removes posts; another one takes over their URLs, and links to them become plain text. */
  removePosts(slugs: readonly string[], heir: string): void {
    for (const slug of slugs) {
      rmSync(path.join(this.root, 'blog', slug), { recursive: true });
      this.everyText((text) => text.replace(new RegExp(`\\[([^\\]]*)\\]\\(/blog/${slug}/[^)]*\\)`, 'g'), '$1'));
    }
    this.addAliases(heir, slugs);
  }

  private addAliases(slug: string, aliases: readonly string[]): void {
    this.text(`blog/${slug}/index.md`, (text) => {
      const parts = splitPost(text, slug);
      if ('rule' in parts) throw new Error(`${slug}: ${parts.message}`);
      const fields = parseDocument(parts.frontMatter);
      const { aliases: before = [] }: { aliases?: readonly string[] } = fields.toJS();
      fields.set('aliases', [...before, ...aliases]);
      return `---\n${fields.toString({ lineWidth: 0 })}---\n${parts.body}`;
    });
  }

  /** Changes every text that may link to a post: posts, page copy, questions. */
  private everyText(change: (text: string) => string): void {
    const posts = this.slugs().map((slug) => `blog/${slug}/index.md`);
    const copy = ['pages', 'copy'].flatMap((folder) =>
      readdirSync(path.join(this.root, folder)).map((name) => path.join(folder, name)),
    );
    for (const file of [...posts, ...copy, 'faq.yaml']) this.text(file, change);
  }
}

const pathOf = (name: string): readonly string[] => name.split('.');

/** Sets fields of a YAML file by dotted names. */
export const setFields = (file: string, fields: Readonly<Record<string, unknown>>) => (content: OwnerContent) =>
  content.yaml(file, (document) => {
    for (const [name, value] of Object.entries(fields)) document.setIn(pathOf(name), value);
  });

/** Adds entries to a list file. */
export const addTo = (file: string, entries: readonly unknown[]) => (content: OwnerContent) =>
  content.yaml(file, (document) => {
    for (const each of entries) document.add(document.createNode(each));
  });

/** The list entry whose field has a value; without a list's name, in the list file itself. */
export function entry(document: Document, field: string, value: string, list?: string): YAMLMap {
  const entries = (list ? document.getIn(pathOf(list)) : document.contents) as YAMLSeq<YAMLMap>;
  const found = entries.items.find((item) => item.get(field) === value);
  if (!found) throw new Error(`No entry has ${field}: ${value}.`);
  return found;
}
