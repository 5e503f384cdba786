import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServerCache } from '../../components/layout/server-cache';

/** Renders a part of a page, with the styles that it uses. Emotion must not know of a document: see `build-preview.ts`. */
export function renderStyled(part: ReactNode): { readonly html: string; readonly css: string } {
  const cache = createServerCache();
  // The styles are collected, in place of elements beside those that have them.
  cache.compat = true;
  const html = renderToStaticMarkup(<CacheProvider value={cache}>{part}</CacheProvider>);
  const css = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  return { html, css: css.join('') };
}
