import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build needs beside the packages. */
const SOURCES = [
  'content',
  'src',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/** A post of the fixture: its slug, further lines of front matter, and a word that occurs nowhere else. */
export interface FixturePost {
  readonly slug: string;
  readonly frontMatter: string;
  readonly word: string;
}

const COVER = 'content/blog/nmc-revalidation/cover.png';

function addPost(root: string, { slug, frontMatter, word }: FixturePost): void {
  const folder = path.join(root, 'content', 'blog', slug);
  mkdirSync(folder, { recursive: true });
  copyFileSync(COVER, path.join(folder, 'cover.png'));
  const sentence = `This is the ${word} article of a test, and it says ${word} a few times. `;
  writeFileSync(
    path.join(folder, 'index.md'),
    `---
title: About ${word} and the ward
excerpt: ${sentence}
${frontMatter}
category: Relocation
cover: ./cover.png
coverAlt: A watch.
---

${sentence.repeat(60)}

## First step

${sentence}
`,
  );
}

/** A copy of this project with further posts, built in the system's folder for temporary files. */
export class FixtureSite {
  readonly root = mkdtempSync(path.join(tmpdir(), 'fixture-site-'));

  constructor(posts: readonly FixturePost[]) {
    for (const source of SOURCES) cpSync(source, path.join(this.root, source), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(this.root, 'node_modules'));
    for (const post of posts) addPost(this.root, post);
  }

  build(): void {
    execFileSync(path.resolve('node_modules/.bin/gatsby'), ['build'], {
      cwd: this.root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', JEST_WORKER_ID: undefined },
    });
  }

  /** The built files whose name or content holds a text. */
  filesWith(text: string): string[] {
    const folder = path.join(this.root, 'public');
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => file.includes(text) || readFileSync(file, 'utf8').includes(text))
      .map((file) => path.relative(folder, file));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
