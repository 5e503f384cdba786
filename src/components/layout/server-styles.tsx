import type { ReplaceRendererArgs } from 'gatsby';
import { renderStyledPage } from '../../../plugins/gatsby-plugin-deferred-hydration/ssr';
import { closeBlocks, createServerCache } from './server-cache';

/** The key of the styles of the page's components among the parts of the head. */
export const COMPONENT_STYLES = 'component-styles';

/** Renders a page and puts the styles that it uses, and only those, into its head. */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  const { html, css, attributes } = renderStyledPage(bodyComponent, createServerCache());
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own components
    <style key={COMPONENT_STYLES} {...attributes} dangerouslySetInnerHTML={{ __html: closeBlocks(css) }} />,
  ]);
  replaceBodyHTMLString(html);
}
