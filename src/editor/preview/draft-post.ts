import { type PostFrontMatter, postFrontMatter } from '../../content/model/post';
import { today } from '../../utils/calendar';
import { isRecord } from '../../utils/is-record';
import { editorSchema } from '../editor-schema';
import { unfolded } from '../folded-fields';
import { tidy } from '../tidy';

/** An article in the making. */
export interface DraftPost {
  readonly frontMatter: PostFrontMatter;
  readonly markdown: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * An article as far as it can be shown: texts as they are typed, even if they are too long, and other fields where they
 * are right. What is wrong is reported when the article is saved.
 * @param value the fields of the form, with the text under `body`
 */
export function draftPost(value: unknown): DraftPost {
  const { body, ...fields } = unfolded(isRecord(value) ? value : {});
  const tidied = tidy(fields, editorSchema(postFrontMatter), {});
  const written = isRecord(tidied) ? tidied : {};
  const wrong = new Set(postFrontMatter.safeParse(written).error?.issues.map(({ path: [name] }) => name));
  const right = Object.entries(written).filter(([name]) => name in postFrontMatter.shape && !wrong.has(name));
  const { title, excerpt, category, cover, coverAlt, keyPoints } = written;
  return {
    frontMatter: {
      date: today(),
      unmarkedTerms: [],
      draft: false,
      aliases: [],
      ...postFrontMatter.partial().parse(Object.fromEntries(right)),
      title: textOf(title),
      excerpt: textOf(excerpt),
      category: textOf(category),
      cover: textOf(cover),
      coverAlt: textOf(coverAlt),
      ...(Array.isArray(keyPoints) && keyPoints.length > 0 ? { keyPoints: keyPoints.map(textOf) } : {}),
    },
    markdown: textOf(body),
  };
}
