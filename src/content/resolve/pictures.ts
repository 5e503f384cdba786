import { COLUMN } from '../../markdown/rehype-pictures';
import { baseName, decodePath } from '../../utils/paths';
import { LOGO } from '../model/collections';
import { type ContentFiles, textFiles } from '../read/content-files';
import { type FoundFile, findFile, findName } from '../read/find-file';
import { type Location, startOf } from '../read/finding';
import type { BodyRecord } from '../read/read-body';
import type { FieldSchema } from '../read/schema-fields';

/** A picture mentioned in a file. */
export interface PictureMention {
  readonly location: Location;
  readonly url: string;
  readonly needs: Pick<FieldSchema, 'minWidth' | 'minHeight' | 'drawing'>;
  /** Whether it is in a text, where pictures of `content/` get responsive sizes. */
  readonly inText?: true;
}

/** The logo has no field: the site finds it by its name. */
const LOGO_MENTION: PictureMention = { location: startOf(LOGO), url: `./${baseName(LOGO)}`, needs: { drawing: true } };

/** The pictures in a text; each is shown as wide as the column at most. */
function mentionsIn(body: BodyRecord | undefined): PictureMention[] {
  return (body?.addresses ?? []).flatMap(({ url, kind, ...location }) =>
    kind === 'picture' ? [{ location, url, needs: { minWidth: COLUMN }, inText: true }] : [],
  );
}

/** Every picture that content mentions, in fields and in texts, and the logo. */
export function picturesIn(files: ContentFiles): PictureMention[] {
  const inFields = files.texts
    .filter(({ field }) => field.field === 'picture')
    .map(({ field, location, value }) => ({ location: location(), url: value, needs: field }));
  const logo = files.names.has(LOGO.replace('content/', '')) ? [LOGO_MENTION] : [];
  return [...inFields, ...textFiles(files).flatMap(({ body }) => mentionsIn(body)), ...logo];
}

/** The file that a mention means: in `content/`, or in `static/`, whose files keep their address, which begins with `/`. */
export function pictureFile(
  { location, url, inText }: Pick<PictureMention, 'location' | 'url' | 'inText'>,
  { names, staticNames }: Pick<ContentFiles, 'names' | 'staticNames'>,
): FoundFile {
  return inText && url.startsWith('/') ? findName(url, staticNames) : findFile(location.file, url, names);
}

/**
 * The pictures of a text by decoded path; those of `static/` are addresses.
 * @param fileOf the file of a picture of `content/`, by its name there
 */
export function picturesOf(
  body: BodyRecord | undefined,
  files: ContentFiles,
  fileOf: (name: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    mentionsIn(body).flatMap((mention) => {
      const { name } = pictureFile(mention, files);
      return name === undefined ? [] : [[decodePath(mention.url), name.startsWith('/') ? name : fileOf(name)]];
    }),
  );
}
