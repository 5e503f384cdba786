// Guards that a tool is there if `tools.yaml` has it, and nothing else is asked of an owner who leaves it out.
import { parse, stringify } from 'yaml';
import { resolveSite } from '../../../src/content/resolve/site';
import { PLANNER_FACTS } from '../../../src/planners/registry';
import { PLANNERS } from '../../../src/routes';
import { type Changes, ContentCopy, DAY } from '../content-copy';

const copy = new ContentCopy(PLANNER_FACTS);
const tools: readonly { readonly href: string }[] = parse(copy.read('tools.yaml'));
const KEPT = '/tools/maternity-planner/';
/** The copy of every planner but one. */
const COPIES: readonly string[] = PLANNERS.filter((name) => name !== 'maternity-planner').map(
  (name) => `copy/${name}.yaml`,
);

const onlyKept = stringify(tools.filter(({ href }) => href === KEPT));

/** The errors after some changes, each with its line. */
const errorsWith = async (changes: Changes) =>
  (await copy.checkWith(changes))
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, message, found }) => `${file}:${line} ${found}: ${message}`);

const LINKS = [
  expect.stringMatching(/^content\/blog\/nmc-revalidation\/index\.md:9 \/tools\/revalidation-planner\/: /),
  expect.stringMatching(/^content\/blog\/nmc-revalidation\/index\.md:94 .*: This tool is not in tools\.yaml/),
];

test('without its entry only links to a tool are reported, whether its copy is there, wrong or gone', async () => {
  expect(await errorsWith({ 'tools.yaml': onlyKept })).toEqual(LINKS);
  expect(await errorsWith({ 'tools.yaml': onlyKept, [COPIES[0] ?? '']: 'hero: [' })).toEqual(LINKS);
  const withoutCopies = Object.fromEntries(COPIES.map((name) => [name, null]));
  expect(await errorsWith({ 'tools.yaml': onlyKept, ...withoutCopies })).toEqual(LINKS);
});

test('without its entry a tool has no page, no social card, no search entry and no need of facts', async () => {
  const facts: readonly { readonly id: string }[] = parse(copy.read('facts.yaml'));
  const needed = PLANNER_FACTS.filter(({ page }) => page === KEPT).map(({ id }) => id);
  const errors = await errorsWith({
    'facts.yaml': stringify(facts.filter(({ id }) => needed.includes(id))),
    'tools.yaml': onlyKept,
  });
  expect(errors.filter((error) => error.startsWith('content/facts.yaml'))).toEqual([]);
  await copy.with({ 'tools.yaml': onlyKept }, async () => {
    const { pages, cards, found } = resolveSite((await copy.reader.read()).files, DAY);
    const named = [...pages.keys(), ...cards.map(({ page }) => page), ...found.map(({ path }) => path)];
    expect([...new Set(named.filter((path) => /^\/tools\/./.test(path)))]).toEqual([KEPT]);
  });
});

test('an address of a tool that is only written wrongly is reported alone', async () => {
  const changes = copy.replaced('tools.yaml', '/tools/revalidation-planner/', '/tools/revalidation/');
  expect(await errorsWith(changes)).toEqual([
    LINKS[0],
    expect.stringMatching(/^content\/tools\.yaml:\d+ \/tools\/revalidation\/: There is no such page/),
  ]);
  const broken = copy.replaced('tools.yaml', '- icon: calendar', '- icon: [calendar');
  expect(await errorsWith(broken)).toEqual([expect.stringMatching(/^content\/tools\.yaml:\d /)]);
});
