/** A post of the fixture. */
export interface FixturePost {
  readonly slug: string;
  readonly markdown: string;
}

/** Slugs that the content check lets pass, and that file systems, servers or programs may take for something else. */
export const WORST_SLUGS = [
  'con',
  'nul',
  'aux',
  'com1',
  '0',
  '404',
  '1e999',
  '0x10',
  'index',
  'index-html',
  'null',
  'undefined',
  'true',
  'constructor',
  'prototype',
  'hasownproperty',
  'node-modules',
  'page-data',
  'static',
  'etc-passwd',
  'a'.repeat(80),
  `${'a-'.repeat(39)}ab`,
] as const;

/** A post that is recognised by one word, which occurs nowhere else. */
export interface WordPost {
  readonly slug: string;
  /** Further lines, the date among them. */
  readonly frontMatter: string;
  readonly word: string;
}

/** The file of a post that is recognised by its word. */
export function wordPost({ slug, frontMatter, word }: WordPost): FixturePost {
  const sentence = `This is the ${word} article of a test, and it says ${word} a few times. `;
  const markdown = `---
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
`;
  return { slug, markdown };
}

/** The paragraph that every text of an author begins with. */
export const FIRST_PARAGRAPH = 'Before the text.';

const CATEGORIES = ['Career Development', 'Relocation', 'Bedside Diary', 'Wellness', 'Leadership', 'Motivation'];
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** A post that is recognised by the text in it. */
export interface UntrustedPost extends FixturePost {
  readonly text: string;
  /** The text as JSON writes it, on one line. */
  readonly written: string;
}

/** A post that has one text in every place where an author can write: title, excerpt, description of the cover, body. */
export function untrustedPost(text: string, index: number): UntrustedPost {
  const slug = WORST_SLUGS[index] ?? `untrusted-${index}`;
  const written = JSON.stringify(text);
  const markdown = `---
title: ${written}
excerpt: ${written}
date: ${new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10)}
category: ${CATEGORIES[index % CATEGORIES.length]}
cover: ./cover.png
coverAlt: ${written}
aliases: [former-${index}]
---

${FIRST_PARAGRAPH}

Words ${text} words.

${text}
`;
  return { slug, text, written, markdown };
}
