import { confirmedOf } from '../../facts/periods';
import { namedFacts } from '../../facts/placeholders';
import { valueOn } from '../../facts/resolve-facts';
import { type FactInCode, measureOf } from '../../facts/wording';
import type { Fact } from '../model/fact';
import { type ContentFiles, entriesOf, filesOf, passagesIn } from '../read/content-files';
import { type Details, type Finding, finding, type Location, startOf } from '../read/finding';
import { placeOf } from '../read/stand-ins';
import { suggestion } from '../read/zod-issues';
import type { Site } from '../resolve/site';
import { mayHoldFacts } from './check-placeholders';
import { namesIn, valueIn } from './unknown';

/** What keeps whatever names a fact from its value on a day. */
function faultOf(
  id: string,
  facts: readonly Fact[],
  today: string,
): { readonly message: string; readonly details: Details } | undefined {
  const fact = facts.find((each) => each.id === id);
  if (!fact) {
    const expected = suggestedFact(id, facts);
    const details = { expected, fix: 'Use an `id` of content/facts.yaml.', needs: namesIn('fact') };
    return { message: `There is no fact "${id}"`, details };
  }
  const details = { needs: [valueIn('facts.yaml', facts.indexOf(fact))] };
  const confirmed = confirmedOf(fact);
  if (confirmed.length === 0) return { message: `Nobody has confirmed the fact "${id}"`, details };
  if (valueOn(fact, today)) return undefined;
  const until = confirmed.findLast((period) => period.until && period.until < today)?.until;
  const why = until ? `ended on ${until}` : 'has not begun yet';
  return { message: `The fact "${id}" ${why}, and has no value for today`, details };
}

const suggestedFact = (id: string, facts: readonly Fact[]): string | undefined => {
  const known = facts.map((each) => each.id);
  return suggestion(id.split(/\s/)[0] ?? '', known);
};

function checkUse(
  { id, written: found, misspelt }: Omit<ReturnType<typeof namedFacts>[number], 'at'>,
  location: Location,
  facts: readonly Fact[],
  today: string,
): Finding[] {
  const fix =
    'Write {fact:its-id}, with an id of content/facts.yaml, or {fact:its-id unit} for the value with its unit.';
  const fault = misspelt
    ? { message: 'This is not how to write a fact', details: { expected: suggestedFact(id, facts), fix } }
    : faultOf(id, facts, today);
  return fault ? [finding('fact-unknown', location, fault.message, { found, ...fault.details })] : [];
}

/** Facts that the rules and words of planners name, as far as the site has their pages. */
export function checkFactsInCode(files: ContentFiles, { day, pages }: Site, named: readonly FactInCode[]): Finding[] {
  const [file] = filesOf(files, 'Fact');
  if (!file) return [];
  const { entries: facts, source } = file;
  const found = named.flatMap(({ id, measure, page }): Finding[] => {
    if (!pages.has(page)) return [];
    const index = facts.findIndex((fact) => fact.id === id);
    const at = (key: string): Location => (index === -1 ? startOf(file.file) : source.locationOf([index, key]));
    const report = (key: string, message: string, details: Details) =>
      finding('fact-unknown', at(key), message, {
        ...details,
        found: id,
        fix: `The tool at ${page} needs it. Put it back as it was, or show this to the person who looks after the code of the site.`,
      });
    const fault = faultOf(id, facts, day);
    if (fault) return [report('periods', fault.message, fault.details)];
    const fact = facts[index];
    if (!fact || measure === undefined || measureOf(fact) === measure) return [];
    const message = `The fact "${id}" is in ${measureOf(fact)}, and the tool counts in ${measure}`;
    return [report(fact.unit === undefined ? 'kind' : 'unit', message, { needs: [valueIn('facts.yaml', index)] })];
  });
  return [...new Map(found.map((each) => [each.message, each])).values()];
}

/**
 * Finds facts that nothing names.
 * @param named those that code names, such as planners
 */
export function checkUnusedFacts(files: ContentFiles, named: readonly FactInCode[]): Finding[] {
  const listed = files.texts.flatMap(({ field, value }) => (field.reference === 'fact' ? [value] : []));
  const inTexts = passagesIn(files, () => true).flatMap(({ value }) => namedFacts(value).map(({ id }) => id));
  const used = new Set([...named.map(({ id }) => id), ...listed, ...inTexts]);
  const broken = [...files.broken.values()].join();
  return filesOf(files, 'Fact').flatMap(({ entries, source }) =>
    entries.flatMap(({ id }, index) =>
      used.has(id) || broken.includes(id)
        ? []
        : [finding('fact-unused', source.locationOf([index, 'id']), `Nothing uses the fact "${id}"`)],
    ),
  );
}

/** Facts named in articles, their sources and page copy. */
export function checkFactUses(files: ContentFiles, { day }: Site): Finding[] {
  const facts = entriesOf(files, 'Fact');
  // `checkReferences` verifies that it exists, and the source of a value that has ended is still one.
  const listed = files.texts.flatMap(({ location, field, value }) => {
    const fact = field.reference === 'fact' && facts.find(({ id }) => id === value);
    if (!fact || confirmedOf(fact).length > 0) return [];
    const { message = '' } = faultOf(value, facts, day) ?? {};
    return [finding('fact-unknown', location(), message, { found: value })];
  });
  const inTexts = passagesIn(files, mayHoldFacts).flatMap(({ value, location }) =>
    namedFacts(value).flatMap(({ at, ...use }) => checkUse(use, location(use.written, at), facts, day)),
  );
  return [...listed, ...inTexts];
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/**
 * Finds figures in articles that readers may take for rules. Each must be a fact, or its section must link to a site listed
 * among the article's sources.
 */
export function checkFigures(files: ContentFiles): Finding[] {
  const facts = entriesOf(files, 'Fact');
  const pages = new Map(facts.map(({ id, periods }) => [id, periods.map(({ source }) => source.url)]));
  return filesOf(files, 'Post').flatMap(({ file, entries, body }) => {
    const sources = entries.flatMap((frontMatter) => frontMatter.sources ?? []);
    const urls = sources.flatMap(({ url, fact = '' }) => url ?? pages.get(fact) ?? []);
    const known = urls.map((url) => withoutWww(new URL(url).host));
    return (body?.figures ?? []).flatMap(({ figures, hosts, ...location }): Finding[] => {
      if (hosts.some((host) => known.includes(withoutWww(host)))) return [];
      const count = figures.length === 1 ? 'A figure' : `${figures.length} figures`;
      const message = `${count} in this section without a fact or a link to a source of the article`;
      const found = [...new Set(figures)].join(', ');
      return [finding('figure-unsourced', location, message, { found, needs: [placeOf(file, 'sources')] })];
    });
  });
}
