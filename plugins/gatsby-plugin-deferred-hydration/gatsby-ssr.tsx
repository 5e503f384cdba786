import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import type { DeferredHydrationOptions } from './options';

/** The inline script (`node/bundle.ts`). */
declare const INLINE_SCRIPT: string;
/** The file name of the loader; empty in `gatsby develop`, where nothing is deferred. */
declare const LOADER: string;
/** The files of each page's component, by Gatsby's name of it. */
declare const CHUNKS: Readonly<Record<string, readonly string[]>>;

/** Gatsby's name for the slice of the body that loads the framework. */
const SCRIPTS_SLICE = '_gatsby-scripts';
/** Gatsby's key of the inline script that names the page. */
const PAGE_NAME = 'script-loader';

interface LooseProps {
  readonly sliceId?: string;
  readonly rel?: string;
  readonly as?: string;
}

/** Gatsby gives the prefix to both hooks, though its types do not say so. */
type WithPrefix<Args> = Args & { readonly pathPrefix?: string };

function propsOf(node: ReactNode): LooseProps {
  return isValidElement<LooseProps>(node) ? node.props : {};
}

/** What the head would fetch early although the first paint does not need it, or that styles a component not in use. */
function isEarlyOrUnused(node: ReactNode): boolean {
  const { rel, as } = propsOf(node);
  const hint = rel === 'preload' || rel === 'prefetch' || rel === 'modulepreload';
  const ofImagePlugin = isValidElement(node) && String(node.key).includes('gatsby-image-style');
  return (hint && (as === 'script' || as === 'fetch')) || ofImagePlugin;
}

function startsFramework(node: ReactNode): boolean {
  return propsOf(node).sliceId === SCRIPTS_SLICE || (isValidElement(node) && node.key === PAGE_NAME);
}

/**
 * The addresses of the files of a page's component, with spaces between.
 * @param data the page's data, which Gatsby's types give another shape
 */
function filesOf(data: object, pathPrefix: string): string {
  const name = 'componentChunkName' in data ? String(data.componentChunkName) : '';
  return (CHUNKS[name] ?? []).map((file) => pathPrefix + file).join(' ');
}

/** Puts the inline script into a document, with what it needs to know about the page. */
export function onRenderBody(
  { pathname, pathPrefix = '', loadPageDataSync, setPreBodyComponents }: WithPrefix<RenderBodyArgs>,
  { immediatePaths }: DeferredHydrationOptions,
): void {
  const page = LOADER && {
    'data-loader': `${pathPrefix}/${LOADER}`,
    ...(!immediatePaths.includes(pathname) && {
      'data-path': pathname,
      'data-component': filesOf(loadPageDataSync(pathname), pathPrefix),
    }),
  };
  setPreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built by node/bundle.ts
    <script key="deferred-hydration" {...page} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
  ]);
}

/** Takes Gatsby's scripts out of a document whose framework is deferred. */
export function onPreRenderHTML(
  {
    pathname,
    getHeadComponents,
    replaceHeadComponents,
    getPostBodyComponents,
    replacePostBodyComponents,
  }: PreRenderHTMLArgs,
  { immediatePaths }: DeferredHydrationOptions,
): void {
  replaceHeadComponents(getHeadComponents().filter((node) => !isEarlyOrUnused(node)));
  if (!LOADER || immediatePaths.includes(pathname)) return;
  const parts = getPostBodyComponents();
  const rest = parts.filter((node) => !startsFramework(node));
  if (parts.length - rest.length !== 2)
    throw new Error(
      `gatsby-plugin-deferred-hydration did not find Gatsby's two scripts in ${pathname}; see docs/upgrading.md.`,
    );
  replacePostBodyComponents(rest);
}
