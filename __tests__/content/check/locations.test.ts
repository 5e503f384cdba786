// Guards that a finding about words in a text has the line and the column of these words.
import { ContentCopy } from '../content-copy';

const copy = new ContentCopy();

/** An entry of `faq.yaml` with an answer as YAML, and where these words are found, as line and column within the entry. */
async function placesOf(answer: string, found: string): Promise<string[]> {
  const before = copy.read('faq.yaml');
  const first = before.split('\n').length - 1;
  const findings = await copy.checkWith({ 'faq.yaml': `${before}- question: Where is it?\n  answer: ${answer}\n` });
  return findings.filter((each) => each.found === found).map(({ line, column }) => `${line - first}:${column}`);
}

test.each([
  ['in a block', '|\n    Look.\n\n    See {fact:nope}.', '{fact:nope}', ['5:9']],
  ['twice in a block', '|\n    See {fact:nope}.\n\n    And {fact:nope} again.', '{fact:nope}', ['3:9', '5:9']],
  ['twice in quotes', '"See {fact:nope}, and {fact:nope}."', '{fact:nope}', ['2:16', '2:33']],
  ['twice in a line', 'See {price:Nope} or {price:Nope}.', '{price:Nope}', ['2:15', '2:31']],
  ['behind a fact', 'In {fact:notice-days}, {price:Nope} is {price:Nope}.', '{price:Nope}', ['2:34', '2:50']],
  ['over a break of lines', 'See\n    {fact:nope}.', '{fact:nope}', ['3:5']],
])('words %s have their own place', async (_where, answer, found, places) => {
  expect(await placesOf(answer, found)).toEqual(places);
});
