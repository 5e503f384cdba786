import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** The inline script (`node/bundle.ts`). */
declare const INLINE_SCRIPT: string;
/** The loader's file name; empty in `gatsby develop`, which defers nothing. */
declare const LOADER: string;
/** Each page component's files, by Gatsby's chunk name. */
declare const CHUNKS: Readonly<Record<string, readonly string[]>>;

/** Pages that must run code at once, so nothing is deferred. */
const IMMEDIATE: readonly string[] = ['/404/', '/404.html'];
/** `as` values of the preload links that Gatsby adds but the first paint doesn't need. */
const EARLY: readonly unknown[] = ['script', 'fetch'];

/** Cloudflare's Rocket Loader would otherwise run the script late, out of its place. */
const AS_IT_IS = { 'data-cfasync': 'false' };

type LooseProps = { readonly sliceId?: string; readonly as?: string };

function propsOf(node: ReactNode): LooseProps {
  return isValidElement<LooseProps>(node) ? node.props : {};
}

/** Matches Gatsby's slice that loads the framework and its inline script that names the page. */
function startsFramework(node: ReactNode): boolean {
  return propsOf(node).sliceId === '_gatsby-scripts' || (isValidElement(node) && node.key === 'script-loader');
}

/** Adds the inline script to a document, with the page data it needs. */
export function onRenderBody({ pathname, loadPageDataSync, setPreBodyComponents }: RenderBodyArgs): void {
  // Gatsby's types describe the page's data differently.
  const data = (LOADER ? loadPageDataSync(pathname) : {}) as { readonly componentChunkName?: string };
  const files = CHUNKS[data.componentChunkName ?? ''] ?? [];
  const page = LOADER && {
    'data-loader': `/${LOADER}`,
    ...(!IMMEDIATE.includes(pathname) && { 'data-path': pathname, 'data-component': files.join(' ') }),
  };
  setPreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built by node/bundle.ts
    <script key="deferred-hydration" {...page} {...AS_IT_IS} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
  ]);
}

/** Removes Gatsby's scripts from a document whose framework is deferred. */
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
