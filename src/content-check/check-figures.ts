import type { PostFrontMatter } from '../content-model/post';
import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';
import { statedFacts } from './stated-facts';
import { checkPosts } from './written-values';

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
  const facts = statedFacts(files);
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
