import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { Component, createRef, type ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../content/read/parse-markdown';
import { isRecord } from '../utils/is-record';
import { parseYaml } from './article-text';
import type { FileFormat } from './formats';

type Props = CustomPreviewTemplateProps;

/** Markdown as HTML; raw HTML in it is left out, as on the site. */
function bodyHtml(markdown: string): string {
  const tree = toHast(parseMarkdown(markdown));
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'img') return;
    properties.dataPath = properties.src;
    properties.src = undefined;
  });
  return toHtml(tree);
}

/** How often, in milliseconds, it is asked for the address of a picture: Sveltia reads saved ones a moment later. */
const EVERY = 100;

/** Shows the pictures below an element: a saved one by the address that Sveltia gives it, a new one by its own. */
async function showPictures(root: HTMLElement | null, getAsset: Props['getAsset']): Promise<void> {
  for (const picture of root?.querySelectorAll<HTMLImageElement>('img[data-path]') ?? []) {
    const { path = '' } = picture.dataset;
    const asset = path.startsWith('blob:') ? undefined : getAsset(path);
    for (let tries = 20; asset && asset.url === asset.path && tries > 0; tries -= 1)
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    picture.src = asset?.url ?? path;
  }
}

interface PreviewedProps {
  readonly getAsset: Props['getAsset'];
  readonly children: ReactNode;
}

/** A part of the site, whose pictures are shown once they have been read. */
class Previewed extends Component<PreviewedProps> {
  private readonly root = createRef<HTMLElement>();

  override componentDidMount(): void {
    void showPictures(this.root.current, this.props.getAsset);
  }

  override componentDidUpdate(): void {
    void showPictures(this.root.current, this.props.getAsset);
  }

  override render(): ReactNode {
    return (
      <main ref={this.root} className="preview">
        {this.props.children}
      </main>
    );
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An article in the site's own styles, with pictures that are not saved yet. */
export function ArticlePreview({ entry, getAsset }: Props): ReactNode {
  const data: unknown = entry.toJS().data;
  const { title, excerpt, cover, coverAlt, keyPoints, body } = isRecord(data) ? data : {};
  const points = Array.isArray(keyPoints) ? keyPoints.filter(Boolean) : [];
  return (
    <Previewed getAsset={getAsset}>
      <h1>{textOf(title)}</h1>
      <p className="excerpt">{textOf(excerpt)}</p>
      {textOf(cover) && <img data-path={textOf(cover)} alt={textOf(coverAlt)} />}
      <div className="article-body">
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={String(point)}>{String(point)}</li>
            ))}
          </ul>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown, without raw HTML */}
        <div className="article-body" dangerouslySetInnerHTML={{ __html: bodyHtml(textOf(body)) }} />
      </div>
    </Previewed>
  );
}

const PICTURE = /\.(png|jpe?g|webp|avif|svg)$|^blob:/i;

/** Texts and pictures of a page in their order; the first text of a group is its heading. */
function parts(value: unknown, level: number): ReactNode {
  if (Array.isArray(value)) return parts({ ...value }, level);
  if (isRecord(value)) {
    const Heading = `h${Math.min(level, 4)}` as 'h2';
    return Object.entries(value).map(([name, entry]) =>
      /^(title|heading|name|question)$/.test(name) && typeof entry === 'string' ? (
        <Heading key={name}>{entry}</Heading>
      ) : (
        <div key={name}>{parts(entry, level + 1)}</div>
      ),
    );
  }
  const text = textOf(value);
  if (PICTURE.test(text)) return <img data-path={text} alt="" />;
  return text && <p>{text}</p>;
}

/** The words of a page in the site's own styles, in the order of its file. */
export function pagePreview({ toText }: FileFormat) {
  return function PagePreview({ entry, getAsset }: Props): ReactNode {
    return <Previewed getAsset={getAsset}>{parts(parseYaml(toText(entry.toJS().data ?? {})), 1)}</Previewed>;
  };
}
