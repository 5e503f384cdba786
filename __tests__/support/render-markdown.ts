import { parseNatively } from '../../src/content/read/disk-source';
import { type Additions, type RenderedBody, renderBody } from '../../src/gatsby/markdown/render-body';

/** Renders a body with the parser of builds; see `renderBody`. */
export function renderMarkdown(markdown: string, additions?: Additions): RenderedBody {
  return renderBody(parseNatively(markdown, false), additions);
}
