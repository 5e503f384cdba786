import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite, copySite, SPECIFIED_CONTENT } from './site-copy';

/** A post of the fixture. */
export interface FixturePost {
  readonly slug: string;
  /** The whole file, front matter included; the cover is `./cover.png`. */
  readonly markdown: string;
  /** Pictures beside it, by their names in the folder; each is a copy of the cover. */
  readonly pictures?: readonly string[];
}

const COVER = `${SPECIFIED_CONTENT}/blog/nmc-revalidation/cover.png`;

/**
 * The hook that checks the content. The fixture is built without it, so that a build shows what the site does with
 * texts that the check refuses.
 */
const CHECK = /^export \{ onPreBootstrap \} .*\n/m;

/** What a build writes: its output, its cache, and the rules for hosts. */
const WRITTEN = /^(public|\.cache|deploy)\//;

/** A copy of this project with further posts, built in the system's folder for temporary files. */
export class FixtureSite {
  /** A folder of its own, in which a file that leaves the site would be found. */
  private readonly around = mkdtempSync(path.join(tmpdir(), 'fixture-site-'));
  readonly root = path.join(this.around, 'site');

  constructor(posts: readonly FixturePost[]) {
    copySite(this.root, SPECIFIED_CONTENT);
    this.leaveCheckOut();
    for (const post of posts) this.addPost(post);
  }

  private leaveCheckOut(): void {
    const file = path.join(this.root, 'gatsby-node.ts');
    const hooks = readFileSync(file, 'utf8');
    if (!CHECK.test(hooks)) throw new Error('gatsby-node.ts does not export the check as it did.');
    writeFileSync(file, hooks.replace(CHECK, ''));
  }

  private addPost({ slug, markdown, pictures = [] }: FixturePost): void {
    const folder = path.join(this.root, 'content', 'blog', slug);
    for (const name of ['cover.png', ...pictures]) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      copyFileSync(COVER, path.join(folder, name));
    }
    writeFileSync(path.join(folder, 'index.md'), markdown);
  }

  /** Changes a file of the content. */
  change(name: string, change: (text: string) => string): void {
    const file = path.join(this.root, 'content', name);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing has changed in ${name}.`);
    writeFileSync(file, after);
  }

  build(): void {
    buildSite(this.root);
  }

  /** The built files, relative to `public/`. */
  files(): string[] {
    return filesBelow(path.join(this.root, 'public'));
  }

  /** The text of a built file. */
  read(file: string): string {
    return readFileSync(path.join(this.root, 'public', file), 'utf8');
  }

  /** The built files whose name or content holds a text. */
  filesWith(text: string): string[] {
    return this.files().filter((file) => file.includes(text) || this.read(file).includes(text));
  }

  /** Every file in and around the site that a build has no business with, and a digest of its content. */
  untouched(): ReadonlyMap<string, string> {
    const files = filesBelow(this.around).filter((file) => !WRITTEN.test(path.relative('site', file)));
    return new Map(files.map((file) => [file, digest(path.join(this.around, file))]));
  }

  remove(): void {
    rmSync(this.around, { recursive: true, force: true });
  }
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** All files below a folder, relative to it; links are not followed. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
