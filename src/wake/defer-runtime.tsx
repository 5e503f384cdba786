import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { RUNTIME_TEMPLATE, WAKE_FILE } from './names';

/** Whether the runtime waits: in a built site, not in `gatsby develop`. */
declare const RUNTIME_WAITS: boolean;

/** Gatsby's name for the slice of the body that loads the framework. */
const SCRIPTS_SLICE = '_gatsby-scripts';
/** Gatsby's name for the inline script that names the page. */
const PAGE_NAME = 'script-loader';
/** Pages that act at once: an address without a page is answered by the runtime. */
const IMMEDIATE = /^\/404(\.html|\/)?$/;

interface LooseProps {
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

/**
 * Keeps Gatsby's scripts where the browser takes no notice of them. The end of the build takes them out and writes which
 * file brings them back (`src/gatsby/finish/name-wake-file.ts`); only the marks around them stay, for Gatsby's next build.
 */
function putAway(parts: readonly ReactNode[], path: string, wakeFile: string): ReactNode[] {
  return parts
    .filter((part) => !(isValidElement(part) && part.key === PAGE_NAME))
    .map((part) =>
      propsOf(part).sliceId === SCRIPTS_SLICE ? (
        <template key="runtime" id={RUNTIME_TEMPLATE} data-path={path} data-wake={wakeFile}>
          {part}
        </template>
      ) : (
        part
      ),
    );
}

/** Lets the framework's scripts wait for the inline script and the file that it fetches. */
export function deferRuntime(args: PreRenderHTMLArgs & { pathPrefix?: string }): void {
  const { pathname, pathPrefix = '' } = args;
  args.replaceHeadComponents(args.getHeadComponents().filter((node) => !isEarlyOrUnused(node)));
  if (!RUNTIME_WAITS) return;
  const wakeFile = `${pathPrefix}/${WAKE_FILE}`;
  const parts = args.getPostBodyComponents();
  args.replacePostBodyComponents(
    IMMEDIATE.test(pathname)
      ? [<template key="runtime" id={RUNTIME_TEMPLATE} data-wake={wakeFile} />, ...parts]
      : putAway(parts, pathname, wakeFile),
  );
}
