import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { parsePortably } from '../content/read/portable-markdown';
import { isRecord } from '../utils/is-record';
import { CHECK_FIELD } from './names';

type Props = CustomPreviewTemplateProps;

/** Where a picture can be seen: one that is saved, or one that is chosen and has an address in this browser. */
const shownAt = (path: string, getAsset: Props['getAsset']): string => getAsset(path)?.url ?? path;

/** Markdown as HTML; raw HTML in it is left out, as on the site. */
function bodyHtml(markdown: string, getAsset: Props['getAsset']): string {
  const tree = toHast(parsePortably(markdown));
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') properties.src = shownAt(String(properties.src), getAsset);
  });
  return toHtml(tree);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An article in the site's own styles, with pictures that are not saved yet. */
export function ArticlePreview({ entry, getAsset }: Props): ReactNode {
  const data: unknown = entry.toJS().data;
  const { title, excerpt, cover, coverAlt, keyPoints, body } = isRecord(data) ? data : {};
  const points = Array.isArray(keyPoints) ? keyPoints.filter(Boolean) : [];
  return (
    <main className="preview">
      <h1>{textOf(title)}</h1>
      <p className="excerpt">{textOf(excerpt)}</p>
      {textOf(cover) && <img src={shownAt(textOf(cover), getAsset)} alt={textOf(coverAlt)} />}
      <div className="article-body">
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={String(point)}>{String(point)}</li>
            ))}
          </ul>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown, without raw HTML */}
        <div className="article-body" dangerouslySetInnerHTML={{ __html: bodyHtml(textOf(body), getAsset) }} />
      </div>
    </main>
  );
}

const PICTURE = /\.(png|jpe?g|webp|avif|svg)$|^blob:/i;

/** Texts and pictures of a page in their order; the first text of a group is its heading. */
function parts(value: unknown, level: number, getAsset: Props['getAsset']): ReactNode {
  if (Array.isArray(value)) return parts({ ...value }, level, getAsset);
  if (isRecord(value)) {
    const Heading = `h${Math.min(level, 4)}` as 'h2';
    return Object.entries(value).map(([name, entry]) =>
      /^(title|heading|name|question)$/.test(name) && typeof entry === 'string' ? (
        <Heading key={name}>{entry}</Heading>
      ) : (
        <div key={name}>{parts(entry, level + 1, getAsset)}</div>
      ),
    );
  }
  const text = textOf(value);
  if (PICTURE.test(text)) return <img src={shownAt(text, getAsset)} alt="" />;
  return text && <p>{text}</p>;
}

/** The words of a page in the site's own styles. */
export function PagePreview({ entry, getAsset }: Props): ReactNode {
  const data: unknown = entry.toJS().data;
  const { [CHECK_FIELD]: _check, ...fields } = isRecord(data) ? data : {};
  return <main className="preview">{parts(fields, 1, getAsset)}</main>;
}
