import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** The inline script (`node/bundle.ts`). */
declare const INLINE_SCRIPT: string;
/** The file name of the loader; empty in `gatsby develop`, where nothing is deferred. */
declare const LOADER: string;
/** The files of each page's component, by Gatsby's name of it. */
declare const CHUNKS: Readonly<Record<string, readonly string[]>>;

/** Pages that have to run code at once, so that nothing is deferred. */
const IMMEDIATE: readonly string[] = ['/404/', '/404.html'];
/** What Gatsby has the head fetch early, as `as` of a link, although the first paint does not need it. */
const EARLY: readonly unknown[] = ['script', 'fetch'];

type LooseProps = { readonly sliceId?: string; readonly as?: string };

/** Gatsby gives the prefix to both hooks, though its types do not say so. */
type WithPrefix<Args> = Args & { readonly pathPrefix?: string };

function propsOf(node: ReactNode): LooseProps {
  return isValidElement<LooseProps>(node) ? node.props : {};
}

/** Whether it is Gatsby's slice that loads the framework, or its inline script that names the page. */
function startsFramework(node: ReactNode): boolean {
  return propsOf(node).sliceId === '_gatsby-scripts' || (isValidElement(node) && node.key === 'script-loader');
}

/** Puts the inline script into a document, with what it needs to know about the page. */
export function onRenderBody({
  pathname,
  pathPrefix = '',
  loadPageDataSync,
  setPreBodyComponents,
}: WithPrefix<RenderBodyArgs>): void {
  // Gatsby's types give the page's data another shape.
  const data = (LOADER ? loadPageDataSync(pathname) : {}) as { readonly componentChunkName?: string };
  const files = (CHUNKS[data.componentChunkName ?? ''] ?? []).map((file) => pathPrefix + file);
  const page = LOADER && {
    'data-loader': `${pathPrefix}/${LOADER}`,
    ...(!IMMEDIATE.includes(pathname) && { 'data-path': pathname, 'data-component': files.join(' ') }),
  };
  setPreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built by node/bundle.ts
    <script key="deferred-hydration" {...page} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
  ]);
}

/** Takes Gatsby's scripts out of a document whose framework is deferred. */
export function onPreRenderHTML({ pathname, ...parts }: PreRenderHTMLArgs): void {
  parts.replaceHeadComponents(parts.getHeadComponents().filter((node) => !EARLY.includes(propsOf(node).as)));
  if (!LOADER || IMMEDIATE.includes(pathname)) return;
  const all = parts.getPostBodyComponents();
  const rest = all.filter((node) => !startsFramework(node));
  if (all.length - rest.length !== 2)
    throw new Error(
      `gatsby-plugin-deferred-hydration did not find Gatsby's two scripts in ${pathname}; see docs/upgrading.md.`,
    );
  parts.replacePostBodyComponents(rest);
}
