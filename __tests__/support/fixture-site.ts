import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../scripts/file-digests';
import { buildCopy, SPECIFIED_CONTENT } from './site-copy';

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

function leaveCheckOut(root: string): void {
  const file = path.join(root, 'gatsby-node.ts');
  const hooks = readFileSync(file, 'utf8');
  if (!CHECK.test(hooks)) throw new Error('gatsby-node.ts does not export the check as it did.');
  writeFileSync(file, hooks.replace(CHECK, ''));
}

function addPost(root: string, { slug, markdown, pictures = [] }: FixturePost): void {
  const folder = path.join(root, 'content', 'blog', slug);
  for (const name of ['cover.png', ...pictures]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    copyFileSync(COVER, path.join(folder, name));
  }
  writeFileSync(path.join(folder, 'index.md'), markdown);
}

/** A file of the content with another text. */
export type TextChange = readonly [file: string, change: (text: string) => string];

function changeText(root: string, [name, change]: TextChange): void {
  const file = path.join(root, 'content', name);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing has changed in ${name}.`);
  writeFileSync(file, after);
}

/** A copy of this project with further posts and changed texts, built in the system's folder for temporary files. */
export class FixtureSite {
  /** A folder of its own, in which a file that leaves the site would be found. */
  private readonly around = mkdtempSync(path.join(tmpdir(), 'fixture-site-'));
  private readonly root = path.join(this.around, 'site');

  constructor(
    private readonly posts: readonly FixturePost[],
    private readonly changes: readonly TextChange[],
  ) {}

  build(): void {
    buildCopy(this.root, (root) => {
      leaveCheckOut(root);
      for (const post of this.posts) addPost(root, post);
      for (const change of this.changes) changeText(root, change);
    });
  }

  /** The built files, relative to `public/`. */
  files(): string[] {
    const folder = path.join(this.root, 'public');
    return filesBelow(folder).map((file) => path.relative(folder, file));
  }

  /** The text of a built file. */
  read(file: string): string {
    return readFileSync(path.join(this.root, 'public', file), 'utf8');
  }

  /** The built files whose name or content holds a text. */
  filesWith(text: string): string[] {
    return this.files().filter((file) => file.includes(text) || this.read(file).includes(text));
  }

  remove(): void {
    rmSync(this.around, { recursive: true, force: true });
  }
}
