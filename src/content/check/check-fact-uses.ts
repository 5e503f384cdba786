import { confirmedOf } from '../../facts/periods';
import { type NamedFact, namedFacts } from '../../facts/placeholders';
import { resolveValue } from '../../facts/resolve-facts';
import type { Fact } from '../model/fact';
import { type ContentFiles, entriesOf, filesOf, passagesIn } from '../read/content-files';
import { type Details, type Finding, finding, type Location } from '../read/finding';
import { placeOf } from '../read/stand-ins';
import { suggestion } from '../read/zod-issues';
import type { Site } from '../resolve/site';
import { mayHoldFacts } from './check-placeholders';
import { namesIn, valueIn } from './unknown';

const unconfirmed = (id: string): string => `Nobody has confirmed the fact "${id}"`;

function checkUse(use: Omit<NamedFact, 'at'>, location: Location, facts: readonly Fact[], today: string): Finding[] {
  const { id, written: found, misspelt } = use;
  const report = (message: string, details: Details = {}) => [
    finding('fact-unknown', location, message, { found, ...details }),
  ];
  const fact = facts.find((each) => each.id === id);
  if (!fact || misspelt) {
    const known = facts.map((each) => each.id);
    const expected = suggestion(id.split(/\s/)[0] ?? '', known);
    const fix =
      'Write {fact:its-id}, with an id of content/facts.yaml, or {fact:its-id unit} for the value with its unit.';
    if (misspelt) return report('This is not how to write a fact', { expected, fix });
    const details = { expected, fix: 'Use an `id` of content/facts.yaml.', needs: namesIn('fact') };
    return report(`There is no fact "${id}"`, details);
  }
  const needs = [valueIn('facts.yaml', facts.indexOf(fact))];
  const confirmed = confirmedOf(fact);
  if (confirmed.length === 0) return report(unconfirmed(id), { needs });
  if (resolveValue(fact, today)) return [];
  const until = confirmed.findLast((period) => period.until && period.until < today)?.until;
  const why = until ? `ended on ${until}` : 'has not begun yet';
  return report(`The fact "${id}" ${why}, and has no value for today`, { needs });
}

/**
 * Finds facts that nothing names.
 * @param named the ids that the code names, such as planners
 */
export function checkUnusedFacts(files: ContentFiles, named: readonly string[]): Finding[] {
  const listed = files.texts.flatMap(({ field, value }) => (field.reference === 'fact' ? [value] : []));
  const inTexts = passagesIn(files, () => true).flatMap(({ text }) => namedFacts(text).map(({ id }) => id));
  const used = new Set([...named, ...listed, ...inTexts]);
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
  // `checkReferences` verifies that it exists.
  const isUnconfirmed = (fact: Fact): boolean => confirmedOf(fact).length === 0;
  const listed = files.texts.flatMap(({ location, field, value }) =>
    field.reference === 'fact' && facts.some((fact) => fact.id === value && isUnconfirmed(fact))
      ? [finding('fact-unknown', location(), unconfirmed(value), { found: value })]
      : [],
  );
  const inTexts = passagesIn(files, mayHoldFacts).flatMap(({ text, location }) =>
    namedFacts(text).flatMap(({ at, ...use }) => checkUse(use, location(use.written, at), facts, day)),
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
