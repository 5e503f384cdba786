import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { FONT_STYLES, RUNTIME_TEMPLATE } from './names';

/** The built text of `browser/start.ts`; empty in `gatsby develop`, where nothing is deferred. */
declare const WAKE_SCRIPT: string;

/** Gatsby's name for the slice of the body that loads the framework. */
const SCRIPTS_SLICE = '_gatsby-scripts';
/** Pages that act at once: an address without a page is answered by the runtime. */
const IMMEDIATE = /^\/404(\.html|\/)?$/;

interface LooseProps {
  readonly id?: string;
  readonly media?: string;
  readonly sliceId?: string;
  readonly rel?: string;
  readonly as?: string;
}

function propsOf(node: ReactNode): LooseProps {
  return isValidElement<LooseProps>(node) ? node.props : {};
}

/** What the head would fetch early although nothing on the page needs it, or that styles a component not in use. */
function isEarlyOrUnused(node: ReactNode): boolean {
  const { rel, as } = propsOf(node);
  const hint = rel === 'preload' || rel === 'prefetch' || rel === 'modulepreload';
  const ofImagePlugin = isValidElement(node) && String(node.key).includes('gatsby-image-style');
  return (hint && (as === 'script' || as === 'fetch')) || ofImagePlugin;
}

/** The fonts wait for `browser/late-fonts.ts`; where no script runs they hold at once. */
function deferFonts(node: ReactNode): ReactNode {
  if (!isValidElement<LooseProps>(node) || node.props.id !== FONT_STYLES) return node;
  return cloneElement(node, { media: '(scripting: none)' });
}

function pageDataUrl(pathPrefix: string, pathname: string): string {
  return `${pathPrefix}/page-data/${pathname.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
}

/**
 * Puts the framework's scripts into a template, where the browser neither fetches nor runs them, lets the fonts wait, and
 * puts the small script that brings both back before everything else in the body.
 */
export function deferRuntime(args: PreRenderHTMLArgs & { pathPrefix?: string }): void {
  const { pathname, pathPrefix = '' } = args;
  args.replaceHeadComponents(args.getHeadComponents().filter((node) => !isEarlyOrUnused(node)));
  if (!WAKE_SCRIPT) return;
  args.replaceHeadComponents(args.getHeadComponents().map(deferFonts));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built from browser/start.ts
  const script = <script key="wake" dangerouslySetInnerHTML={{ __html: WAKE_SCRIPT }} />;
  args.replacePreBodyComponents([script, ...args.getPreBodyComponents()]);
  if (IMMEDIATE.test(pathname)) return;
  args.replacePostBodyComponents(
    args.getPostBodyComponents().map((node) =>
      propsOf(node).sliceId === SCRIPTS_SLICE ? (
        <template key="runtime" id={RUNTIME_TEMPLATE} data-page={pageDataUrl(pathPrefix, pathname)}>
          {node}
        </template>
      ) : (
        node
      ),
    ),
  );
}
