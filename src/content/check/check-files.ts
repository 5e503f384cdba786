import { isBuiltFile } from '../../routes';
import { suggestClosest } from '../../utils/suggest-closest';
import { LOGO } from '../model/collections';
import type { ContentFiles } from '../read/content-files';
import { isTemplate } from '../read/content-reader';
import { findName } from '../read/find-file';
import { type Finding, finding, startOf } from '../read/finding';
import { didYouMean } from '../read/zod-issues';
import type { Site } from '../resolve/site';

function missingLogo(files: ContentFiles): Finding[] {
  const { exists, otherCase } = findName(LOGO.replace('content/', ''), files.names);
  if (exists) return [];
  const expected = otherCase && `the file is called "${otherCase}"`;
  return [finding('file-missing', startOf(LOGO), 'The site needs this file, but it is missing', { expected })];
}

/** Files of `static/` in the place of which the build writes its own. */
function overwritten({ staticNames }: ContentFiles, { pages }: Site): Finding[] {
  return [...staticNames].flatMap((name) => {
    if (!isBuiltFile(name) && !pages.has(name.replace(/(?<=\/)index\.html$/, ''))) return [];
    const fix = 'Give the file another name, or delete it.';
    return [finding('name-taken', startOf(`static${name}`), 'The build puts its own file at this address', { fix })];
  });
}

/** The authors' guides; nothing publishes them. */
const GUIDES = ['README.md', 'FIELDS.md', 'RULES.md'];

const MESSAGE = 'The site does not use this file';
const NOT_LISTED = 'the files that src/content/model/collections.ts lists';

/** Files that people take for a text of the site. */
const TEXTS = /\.(?:ya?ml|json|md|mdx|markdown|txt|html?|docx?|odt|rtf)$/i;

const POST_FILE = /^blog\/[^/]+\/index\.md$/i;
const POST = 'An article needs a folder of its own: `blog/its-slug/index.md`. Rename the file, or delete it.';
const PAGE =
  'A page is `pages/its-name.yaml` (sections), `pages/its-name.md` (a text) or `pages/its-name/index.md` (a text with pictures). Rename the file, or delete it.';

/** Checks for the logo, which the site finds by name, for overwritten and for unused files, usually misspelt names. */
export function checkFiles(files: ContentFiles, site: Site): Finding[] {
  const { data, names } = files;
  const known = data.map(({ collection }) => collection.file);
  const unread = [...names]
    .filter((name) => TEXTS.test(name) && !POST_FILE.test(name))
    .filter((name) => !known.includes(name) && !GUIDES.includes(name) && !isTemplate(name))
    .map((name) => {
      const location = startOf(`content/${name}`);
      if (name.startsWith('blog/')) return finding('file-unused', location, MESSAGE, { fix: POST });
      if (name.startsWith('pages/')) return finding('file-unused', location, MESSAGE, { fix: PAGE });
      const listed = /\.md$/i.test(name) ? undefined : NOT_LISTED;
      const expected = didYouMean(suggestClosest(name, known)) ?? listed;
      return finding('file-unused', location, MESSAGE, { expected });
    });
  return [...missingLogo(files), ...overwritten(files, site), ...unread];
}
