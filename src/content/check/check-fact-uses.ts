import { periodOn } from '../../utils/fact-periods';
import { type NamedFact, namedFacts } from '../../utils/fact-placeholders';
import { confirmedOf, type Fact } from '../model/fact';
import type { PostFrontMatter } from '../model/post';
import type { ContentFiles } from '../read/content-files';
import { type Place, type Problem, problem } from '../read/problem';
import { placeWithin } from '../read/yaml-source';
import { fieldName, suggestion } from '../read/zod-issues';
import { checkFields, checkPosts } from './field-traversal';
import { mayHoldFacts, parseFacts } from './parse-facts';
import { shownFact } from './resolve-facts';
import type { SiteMap } from './site-map';

type Use = Omit<NamedFact, 'at'>;

const isConfirmed = (fact: Fact): boolean => confirmedOf(fact).length > 0;

function unconfirmed({ id }: Fact, found: string, place: Place): Problem {
  return problem('fact-unconfirmed', place, `Nobody has confirmed the fact "${id}"`, { found });
}

/** Judges the places at which texts and lists of sources name facts. */
class UseChecker {
  private readonly byId: ReadonlyMap<string, Fact>;

  constructor(
    facts: readonly Fact[],
    readonly today: string,
  ) {
    this.byId = new Map(facts.map((fact) => [fact.id, fact]));
  }

  /** A name in a text. */
  inText({ id, written, misspelt }: Use, place: Place): Problem[] {
    const fact = misspelt ? undefined : this.byId.get(id);
    if (fact) return isConfirmed(fact) ? this.passed(fact, written, place) : [unconfirmed(fact, written, place)];
    const details = { found: written, expected: suggestion(id.split(/\s/)[0] ?? '', [...this.byId.keys()]) };
    if (!misspelt) {
      return [problem('fact-unknown', place, `There is no fact "${id}" in content/facts.yaml`, details)];
    }
    const fix = 'Write {fact:its-id}, or {fact:its-id unit} for the value with its unit.';
    return [problem('fact-unknown', place, 'This is not how a text names a fact', { ...details, fix })];
  }

  /** A name in a list of sources; that it exists is checked with all other references. */
  inSources(id: string, placeOf: () => Place): Problem[] {
    const fact = this.byId.get(id);
    return fact && !isConfirmed(fact) ? [unconfirmed(fact, id, placeOf())] : [];
  }

  private passed(fact: Fact, found: string, place: Place): Problem[] {
    const { id, fallback } = fact;
    const confirmed = confirmedOf(fact);
    if (periodOn(confirmed, this.today)) return [];
    const until = confirmed.findLast((period) => period.until && period.until < this.today)?.until;
    const why = until ? `The fact "${id}" ended on ${until}` : `The fact "${id}" has not begun yet`;
    return shownFact(fact, this.today)
      ? [problem('fact-replaced', place, `${why}; "${fallback}" is shown instead`, { found })]
      : [problem('fact-passed', place, `${why}, and has no value for today`, { found })];
  }
}

/** The facts that articles and page copy name: each exists, is confirmed and has a value for today. */
export function checkFactUses(files: ContentFiles, _site: SiteMap, today: string): Problem[] {
  const facts = parseFacts(files);
  if (!facts) return [];
  const checker = new UseChecker(facts, today);
  const inBodies = checkPosts(files, ({ body }) => body.facts.flatMap((use) => checker.inText(use, use)));
  const inFields = checkFields(files, (file, { field, path, value }) => {
    const problems: Problem[] = [];
    const { source } = file;
    if (!source || typeof value !== 'string') return problems;
    if (field.reference === 'fact') problems.push(...checker.inSources(value, () => source.placeOf(path)));
    for (const use of namedFacts(value)) {
      const place = placeWithin(source, path, use.written);
      if (mayHoldFacts(file, field)) problems.push(...checker.inText(use, place));
      else if (!('collection' in file)) {
        const message = `${fieldName(path)} contains a fact, which is not filled in here`;
        problems.push(problem('placeholder-unknown', place, message, { found: use.written }));
      }
    }
    return problems;
  });
  return [...inBodies, ...inFields];
}

/** Figures that a report names; the rest is counted. */
const MOST_NAMED = 6;

const bare = (host: string): string => host.replace(/^www\./, '');

const hostOf = (url: string): string => bare(new URL(url).host.toLowerCase());

function named(figures: readonly string[]): string {
  const some = [...new Set(figures)];
  const rest = some.length > MOST_NAMED ? ` and ${some.length - MOST_NAMED} more` : '';
  return `${some.slice(0, MOST_NAMED).join(', ')}${rest}`;
}

/** The sites that an article gives as its sources. */
function sourceHosts({ sources = [] }: PostFrontMatter, pages: ReadonlyMap<string, readonly string[]>): Set<string> {
  const urls = sources.flatMap(({ url, fact }) => (url === undefined ? (pages.get(fact ?? '') ?? []) : [url]));
  return new Set(urls.map(hostOf));
}

/**
 * Figures in articles that readers may take for rules. Each is a fact, or in its section there is a link to a site that
 * the article lists among its sources.
 */
export function checkFigures(files: ContentFiles): Problem[] {
  const facts = parseFacts(files);
  const pages = new Map((facts ?? []).map(({ id, periods }) => [id, periods.map(({ source }) => source.url)]));
  return checkPosts(files, ({ frontMatter, body, file }) => {
    if (!frontMatter || body.figures.length === 0) return [];
    if (!facts && frontMatter.sources?.some(({ fact }) => fact !== undefined)) return [];
    const known = sourceHosts(frontMatter, pages);
    return body.figures.flatMap(({ line, column, figures, hosts }): Problem[] => {
      if (hosts.some((host) => known.has(bare(host)))) return [];
      const count = figures.length === 1 ? 'A figure' : `${figures.length} figures`;
      const message = `${count} in this section without a fact or a link to a source of the article`;
      return [problem('figure-unsourced', { file, line, column }, message, { found: named(figures) })];
    });
  });
}
