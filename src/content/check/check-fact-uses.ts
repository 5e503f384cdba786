import { type NamedFact, namedFacts } from '../../utils/fact-placeholders';
import { confirmedOf, type Fact } from '../model/fact';
import type { PostFrontMatter } from '../model/post';
import type { ContentFiles } from '../read/content-files';
import { type Place, type Problem, problem } from '../read/problem';
import { placeWithin } from '../read/yaml-source';
import { suggestion } from '../read/zod-issues';
import { mayHoldFacts } from './check-placeholders';
import { checkedEntries, textFiles } from './field-traversal';
import { shownFact } from './resolve-facts';
import type { SiteMap } from './site-map';

type Use = Omit<NamedFact, 'at'>;

function unconfirmed(id: string, found: string, place: Place): Problem {
  return problem('fact-unknown', place, `Nobody has confirmed the fact "${id}"`, { found });
}

function unknown({ id, written, misspelt }: Use, place: Place, facts: readonly Fact[]): Problem {
  const known = facts.map((fact) => fact.id);
  const details = { found: written, expected: suggestion(id.split(/\s/)[0] ?? '', known) };
  if (!misspelt) return problem('fact-unknown', place, `There is no fact "${id}" in content/facts.yaml`, details);
  const fix = 'Write {fact:its-id}, or {fact:its-id unit} for the value with its unit.';
  return problem('fact-unknown', place, 'This is not how to write a fact', { ...details, fix });
}

/** Checks that a named fact exists, is confirmed and has a value for today. */
function checkUse(use: Use, place: Place, facts: readonly Fact[], today: string): Problem[] {
  const { id, written: found, misspelt } = use;
  const fact = misspelt ? undefined : facts.find((each) => each.id === id);
  if (!fact) return [unknown(use, place, facts)];
  const confirmed = confirmedOf(fact);
  if (confirmed.length === 0) return [unconfirmed(id, found, place)];
  if (shownFact(fact, today)) return [];
  const until = confirmed.findLast((period) => period.until && period.until < today)?.until;
  const why = until ? `ended on ${until}` : 'has not begun yet';
  return [problem('fact-unknown', place, `The fact "${id}" ${why}, and has no value for today`, { found })];
}

/** Facts named in articles, their sources and page copy. */
export function checkFactUses(files: ContentFiles, _site: SiteMap, today: string): Problem[] {
  const facts = checkedEntries(files, 'Fact');
  if (!facts) return [];
  const inBodies = textFiles(files).flatMap(({ body }) =>
    body.facts.flatMap((use) => checkUse(use, use, facts, today)),
  );
  const inFields = files.texts.flatMap(({ file, source, place, field, path, value }) => {
    // `checkReferences` verifies that it exists.
    const listed = field.reference === 'fact' ? facts.filter(({ id }) => id === value) : [];
    const inSources = listed.filter((fact) => confirmedOf(fact).length === 0);
    return [
      ...inSources.map(({ id }) => unconfirmed(id, id, place())),
      ...namedFacts(value).flatMap((use): Problem[] => {
        if (!mayHoldFacts(file, field)) return [];
        return checkUse(use, placeWithin(source, path, use.written), facts, today);
      }),
    ];
  });
  return [...inBodies, ...inFields];
}

const bare = (host: string): string => host.replace(/^www\./, '');

const hostOf = (url: string): string => bare(new URL(url).host.toLowerCase());

/** The hosts of an article's sources. */
function sourceHosts({ sources = [] }: PostFrontMatter, pages: ReadonlyMap<string, readonly string[]>): Set<string> {
  const urls = sources.flatMap(({ url, fact }) => (url === undefined ? (pages.get(fact ?? '') ?? []) : [url]));
  return new Set(urls.map(hostOf));
}

/**
 * Finds figures in articles that readers may take for rules. Each must be a fact, or its section must link to a site listed
 * among the article's sources.
 */
export function checkFigures(files: ContentFiles): Problem[] {
  const facts = checkedEntries(files, 'Fact');
  const pages = new Map((facts ?? []).map(({ id, periods }) => [id, periods.map(({ source }) => source.url)]));
  return files.posts.flatMap(({ frontMatter, body, file }) => {
    if (!frontMatter || body.figures.length === 0) return [];
    if (!facts && frontMatter.sources?.some(({ fact }) => fact !== undefined)) return [];
    const known = sourceHosts(frontMatter, pages);
    return body.figures.flatMap(({ line, column, figures, hosts }): Problem[] => {
      if (hosts.some((host) => known.has(bare(host)))) return [];
      const count = figures.length === 1 ? 'A figure' : `${figures.length} figures`;
      const message = `${count} in this section without a fact or a link to a source of the article`;
      return [
        problem('figure-unsourced', { file, line, column }, message, { found: [...new Set(figures)].join(', ') }),
      ];
    });
  });
}
