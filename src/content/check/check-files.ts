import { isBuiltFile } from '../../routes';
import { hasEnding } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import { LOGO } from '../model/collections';
import type { ContentFiles } from '../read/content-files';
import { fileKind } from '../read/file-kind';
import { findName } from '../read/find-file';
import { type Details, type Finding, finding, startOf } from '../read/finding';
import { didYouMean } from '../read/zod-issues';
import type { Site } from '../resolve/site';

function missingLogo(files: ContentFiles): Finding[] {
  const { exists, otherCase } = findName(LOGO.replace('content/', ''), files.names);
  if (exists) return [];
  const expected = otherCase && `the file is called "${otherCase}"`;
  return [finding('file-missing', startOf(LOGO), 'The site needs this file, but it is missing', { expected })];
}

/** Files of `static/` in the place of which the build writes its own. */
function overwritten({ staticNames }: ContentFiles, { pages, feeds }: Site): Finding[] {
  return [...staticNames].flatMap((name) => {
    if (!isBuiltFile(name) && !feeds.has(name) && !pages.has(name.replace(/(?<=\/)index\.html$/, ''))) return [];
    const fix = 'Give the file another name, or delete it.';
    return [finding('name-taken', startOf(`static${name}`), 'The build puts its own file at this address', { fix })];
  });
}

const MESSAGE = 'The site reads no file of this name';
const NOT_LISTED = 'the files under "What is in which file" in content/README.md';

const POST = 'An article needs a folder of its own: `blog/its-slug/index.md`. Rename the file, or delete it.';
const PAGE =
  'A page is `pages/its-name.yaml` (sections), `pages/its-name.md` (a text) or `pages/its-name/index.md` (a text with pictures). Rename the file, or delete it.';

const DOWNLOAD = /\.(?:pdf|docx?|xlsx?|pptx?|epub|zip|mp3|mp4)$/i;

/** What to do about a file for which the site has no use, usually one with a misspelt name. */
function adviceOn(name: string, known: readonly string[]): Details {
  const lower = name.toLowerCase();
  if (lower !== name && fileKind(lower) === 'text') return { expected: didYouMean(lower) };
  const link = hasEnding(name) ? '' : ' If it stands for a folder elsewhere, put the folder itself here.';
  if (lower.startsWith('blog/')) return { fix: POST + link };
  if (lower.startsWith('pages/')) return { fix: PAGE + link };
  if (DOWNLOAD.test(name))
    return { fix: 'Move it into the folder static/, which is beside content/, for visitors to download it.' };
  return { expected: didYouMean(suggestClosest(name, known)) ?? (/\.ya?ml$/i.test(name) ? NOT_LISTED : undefined) };
}

/** Checks for the logo, which the site finds by name, for overwritten and for unused files. */
export function checkFiles(files: ContentFiles, site: Site): Finding[] {
  const known = files.data.map(({ collection }) => collection.file);
  const unread = [...files.names]
    .filter((name) => fileKind(name) === undefined)
    .map((name) => finding('file-unused', startOf(`content/${name}`), MESSAGE, adviceOn(name, known)));
  return [...missingLogo(files), ...overwritten(files, site), ...unread];
}
