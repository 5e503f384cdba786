import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef, type ReactNode } from 'react';
import { isRecord } from '../utils/is-record';
import { lastingAddress } from './check';
import { previewHtml } from './preview-html';

type Props = CustomPreviewTemplateProps;

/** Delay in milliseconds between tries to get a picture's URL: Sveltia reads saved ones a moment later. */
const EVERY = 100;

/** Shows an element's pictures: saved ones by the URL that Sveltia provides, new ones by their own. */
async function showPictures(root: HTMLElement | null, getAsset: Props['getAsset']): Promise<void> {
  for (const picture of root?.querySelectorAll<HTMLImageElement>('img[data-path]') ?? []) {
    const { path = '' } = picture.dataset;
    const asset = path.startsWith('blob:') ? undefined : getAsset(path);
    for (let tries = 20; asset && asset.url === asset.path && tries > 0; tries -= 1)
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    // An author looks at a picture as soon as it is there; one that loads later has no height until then.
    picture.loading = 'eager';
    picture.src = asset?.url ?? lastingAddress(path);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An article in the site's styles, including unsaved pictures. */
export class ArticlePreview extends Component<Props> {
  private readonly root = createRef<HTMLElement>();

  override componentDidMount(): void {
    void showPictures(this.root.current, this.props.getAsset);
  }

  override componentDidUpdate(): void {
    void showPictures(this.root.current, this.props.getAsset);
  }

  override render(): ReactNode {
    const data: unknown = this.props.entry.toJS().data;
    const { title, excerpt, cover, coverAlt, body } = isRecord(data) ? data : {};
    return (
      <main ref={this.root} className="preview">
        <h1>{textOf(title)}</h1>
        <p className="excerpt">{textOf(excerpt)}</p>
        {textOf(cover) && <img data-path={textOf(cover)} alt={textOf(coverAlt)} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown, and sanitised */}
        <div className="article-body" dangerouslySetInnerHTML={{ __html: previewHtml(textOf(body)) }} />
      </main>
    );
  }
}
