import { stringify } from 'yaml';
import { postStatus } from '../content/model/post';
import type { ContentSource } from '../content/read/content-files';
import type { PictureInfo } from '../content/read/picture-info';
import { today } from '../utils/calendar';
import { formatOf } from './formats';
import { CHECK_FIELD, ENTRY_KINDS, formatNameOf } from './names';

/** The project data for the check in the browser: everything in `content/`, and the URLs of `static/`. */
export interface ProjectFiles {
  /** By path in `content/`: a text's content, `null` if it cannot be read; of any other file its properties as a picture. */
  readonly content: Readonly<Record<string, string | PictureInfo | null>>;
  /** URLs of all files in `static/`. */
  readonly staticAddresses: readonly string[];
}

/** The file that holds this data, next to the editor's page. */
export const PROJECT_FILES = 'project.json';

const TEXT = /\.(ya?ml|md)$/i;

async function fileIn(source: ContentSource, name: string): Promise<string | PictureInfo | null> {
  if (!TEXT.test(name)) return source.picture(name);
  const bytes = await source.read(name);
  return bytes ? new TextDecoder().decode(bytes) : null;
}

/** The whole project, for its author. */
export async function allFiles(source: ContentSource): Promise<ProjectFiles> {
  const names = await source.names();
  const content = await Promise.all(names.map(async (name) => [name, await fileIn(source, name)] as const));
  return { content: Object.fromEntries(content), staticAddresses: await source.staticAddresses() };
}

/** A published article or page without comments and future texts, which visitors must not see; otherwise undefined. */
function publicText(name: string, text: string): string | undefined {
  const kind = Object.values(ENTRY_KINDS).find(({ format }) => format === formatNameOf(name));
  if (!kind) return undefined;
  try {
    const { [CHECK_FIELD]: _text, body, ...fields } = formatOf(name).toForm(text.replace(/\r\n?/g, '\n'));
    const { draft, date = '' } = kind.schema.parse(fields) as { readonly draft: boolean; readonly date?: string };
    if (postStatus({ draft, date }, today()) !== 'published') return undefined;
    const shown = stringify(fields, (key, value) => (key === 'fallback' ? undefined : value));
    return body === undefined ? shown : `---\n${shown}---\n\n${body}\n`;
  } catch {
    // The build's check reports the mistake.
    return undefined;
  }
}

/**
 * The same for a published editor, whose page anybody can open: only pictures, and articles and pages that visitors can
 * read. The editor itself reads other texts from the repository.
 */
export async function publicFiles(source: ContentSource): Promise<ProjectFiles> {
  const { content, staticAddresses } = await allFiles(source);
  const texts = Object.entries(content).flatMap(([name, file]): [string, string][] => {
    const text = typeof file === 'string' ? publicText(name, file) : undefined;
    return text === undefined ? [] : [[name, text]];
  });
  const folders = ['images/', ...texts.flatMap(([name]) => /^.*\/(?=index\.md$)/.exec(name) ?? [])];
  const pictures = Object.entries(content).filter(
    ([name, file]) => typeof file === 'object' && folders.some((folder) => name.startsWith(folder)),
  );
  return { content: Object.fromEntries([...texts, ...pictures]), staticAddresses };
}
