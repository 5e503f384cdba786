import type { ContentFiles } from '../content/read/content-files';
import { documentsIn } from '../content/resolve/documents';
import { resolveSite, type Site } from '../content/resolve/site';
import { plannerFactIds } from '../planners/registry';
import { PLANNERS } from '../routes';
import { today } from '../utils/calendar';
import { showsHiddenPosts } from './gatsby-command';
import { contentChecker } from './on-pre-bootstrap';
import { uprightCopies } from './pictures';
import { cardFields } from './social-cards';

/** The nodes of all that is visible today: each with a name among those of its type, its file in `content/`, and perhaps its text. */
export function siteNodes({ entries, lists, owned, posts, redirects, found, feeds }: Site) {
  const withCard = cardFields();
  const factNames = lists.Fact.map(({ name }) => name);
  const isVisible = ({ status }: { readonly status: string }) => status === 'published' || showsHiddenPosts();
  const ofEntries = entries.map(({ type, file, written, shown, card }) => {
    const { file: name } = file.collection;
    const planner = PLANNERS.find((each) => name === `copy/${each}.yaml`);
    const ids = planner ? plannerFactIds(planner, written) : [];
    const ofPlanner = planner && { planner, facts: factNames.filter((fact) => ids.includes(fact)) };
    const ofSite = type === 'SiteSettings' && { redirects, found, feeds: [...feeds] };
    const more = { ...withCard(card), ...ofPlanner, ...ofSite };
    return { type, name: `${name} ${shown.order}`, file: name, fields: { ...shown, ...more }, markdown: undefined };
  });
  const ofTexts = [...owned, ...posts].filter(isVisible).map(({ type, file, shown, card }) => {
    const { collection, markdown } = file;
    return { type, name: collection.file, file: collection.file, fields: { ...shown, ...withCard(card) }, markdown };
  });
  return [...ofEntries, ...ofTexts];
}

/**
 * Reads the content.
 * @param before what was read last: while an author makes a mistake in a file, which the check reports, its last valid version
 * stays
 */
export async function readFiles(before?: ContentFiles): Promise<ContentFiles> {
  const { files } = await contentChecker.reader.read();
  const last = new Map(before?.data.map((file) => [file.file, file]));
  return {
    ...files,
    data: files.data.flatMap((file) => (files.broken.has(file.file) ? (last.get(file.file) ?? []) : file)),
  };
}

/** The site today, with pictures as files on the disk. */
export async function siteToday(files: ContentFiles): Promise<Site> {
  const [fileOf, documents] = await Promise.all([uprightCopies(files), documentsIn(files)]);
  return resolveSite(files, today(), { showsHidden: showsHiddenPosts(), fileOf, documents });
}
