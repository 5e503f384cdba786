// Guards the facts in the planners' messages.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pastAnnouncements, unfilledWords } from '../../src/gatsby/check-planner-words';
import { SPECIFIED_CONTENT } from '../built/site-copy';

const FACTS: readonly { readonly id: string }[] = parse(readFileSync(`${SPECIFIED_CONTENT}/facts.yaml`, 'utf8'));
const IDS = new Set(FACTS.map(({ id }) => id));

const question = (words: object) => [
  { file: 'revalidation/questions.ts', words: { hours: words }, filled: /(?:^|\.)hint$/ },
];

test('the present messages have no findings', () => {
  expect(unfilledWords(IDS)).toEqual([]);
  expect(pastAnnouncements('2026-11-27')).toEqual([]);
});

test('present messages are reported after their facts or dates have gone', () => {
  const [first] = unfilledWords(new Set());
  expect(first).toMatch(/^src\/planners\/[\w/-]+\.ts:\d+ {2}\{fact:[\w-]+( unit)?\}: content\/facts.yaml has no/);
  expect(pastAnnouncements('2028-01-01').join('\n')).toMatch(/^src\/planners\/revalidation\/messages\.ts:\d+/);
});

test.each([
  [{ hint: 'About {fact:smp-weekz}.' }, /\{fact:smp-weekz\}: content/],
  [{ label: 'For {fact:notice-days}?' }, /\{fact:notice-days\}: nothing is filled in here/],
  [{ options: { one: '{fact:notice-days}' } }, /nothing is filled in here/],
  [{ hint: '{Fact: notice-days}' }, /write \{fact:its-id\}/],
  [{ hint: '{price:Premium}' }, /only content has prices/],
])('the messages %j are refused', (words, why) => {
  expect(unfilledWords(IDS, question(words)).join()).toMatch(why);
});

test('facts in the hints of questions are filled in', () => {
  expect(unfilledWords(IDS, question({ hint: 'In {fact:notice-days unit}.' }))).toEqual([]);
});
