import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const WORDS =
  `shift handover ward patient nurse mentor career visa interview practice learning reflection family night leave
support question answer course skill team leader change plan week month evidence record code advice union colleague
abroad letter journey confidence rest kindness`.split(/\s+/);
const CATEGORIES = ['Bedside Diary', 'Relocation', 'Career Development', 'Leadership', 'Motivation'];
const FIRST_DAY = Date.UTC(2005, 0, 1);
const DAY = 86_400_000;
/** Within the shortest time after which a category wants an article to be reviewed, in days. */
const REVIEWED_FOR = 150;
const SECTIONS = 5;
/** Words of a section without its heading; five of them make a post of 1,000 words. */
const SECTION_WORDS = 195;

/** Numbers that look random and are the same on every run. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function sentence(next: () => number, length: number): string {
  const words = Array.from({ length }, () => WORDS[Math.floor(next() * WORDS.length)] ?? 'nurse');
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function section(next: () => number, number: number): string {
  const paragraph = (words: number): string => Array.from({ length: words / 15 }, () => sentence(next, 15)).join(' ');
  const list = Array.from({ length: 3 }, () => `- ${sentence(next, 10)}`).join('\n');
  const quote = `> **Remember:** ${sentence(next, 14)}`;
  return `## Part ${number}: ${sentence(next, 4).slice(0, -1)}\n\n${paragraph(75)}\n\n${list}\n\n${quote}\n\n${paragraph(SECTION_WORDS - 120)}\n`;
}

/**
 * The text of one post: front matter as the content model wants it, and 1,000 words.
 * @param cover the path of the cover, as the front matter names it
 */
export function benchPost(number: number, cover: string): string {
  const next = numbers(number);
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const sections = Array.from({ length: SECTIONS }, (_, index) => section(next, index + 1));
  return `---
title: Post ${number} on ${sentence(next, 4).slice(0, -1).toLowerCase()}
excerpt: ${sentence(next, 14).slice(0, 150)}
date: ${day(FIRST_DAY + (number % 7300) * DAY)}
reviewed: ${day(Date.now())}
reviewBy: ${day(Date.now() + REVIEWED_FOR * DAY)}
category: ${CATEGORIES[number % CATEGORIES.length]}
cover: ${cover}
coverAlt: A drawing that all of these posts share
---

${sections.join('\n')}`;
}

/** Which covers generated posts have: a file in each folder, or that of the first post in all of them. */
export type Covers = 'own covers' | 'shared cover';

/** Writes one post into its folder; `cover` is the file that it is given. */
export async function writePost(blog: string, number: number, cover: string, covers: Covers): Promise<void> {
  const folder = path.join(blog, `bench-post-${number}`);
  await mkdir(folder, { recursive: true });
  const isShared = covers === 'shared cover' && number > 1;
  await writeFile(
    path.join(folder, 'index.md'),
    benchPost(number, isShared ? '../bench-post-1/cover.png' : './cover.png'),
  );
  if (!isShared) await copyFile(cover, path.join(folder, 'cover.png'));
}

/** Writes posts 1 to `count`. */
export async function writePosts(blog: string, count: number, cover: string, covers: Covers): Promise<void> {
  for (let number = 1; number <= count; number += 1) await writePost(blog, number, cover, covers);
}
