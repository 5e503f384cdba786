import { parseNatively } from '../../content-reader/disk-markdown';
import { type Additions, type RenderedBody, renderBody } from './render-body';

/** Renders a body with the parser of builds; see `renderBody`. */
export function renderMarkdown(markdown: string, additions?: Additions): RenderedBody {
  return renderBody(markdown, (text) => parseNatively(text, false), additions);
}
