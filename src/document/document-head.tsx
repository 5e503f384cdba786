import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { BLOG, ICON_32, ICON_SVG, ICON_TOUCH, NOT_FOUND, WEB_MANIFEST } from '../routes';
import { FONT_FILES } from '../theme/font-faces';
import { DARK, LIGHT } from '../theme/palette';
import { baseStyles } from './server-styles';

const NOT_FOUND_PATHS: readonly string[] = [NOT_FOUND, '/404/'];
const UNKNOWN_ARTICLE = 'unknown-article';

/** Sort order of head elements: the not-found page's redirect first, styles last. */
function rankOf(part: ReactNode): number {
  if (!isValidElement(part)) return 1;
  if (part.key === UNKNOWN_ARTICLE) return 0;
  return part.type === 'style' ? 2 : 1;
}

const isGenerator = (part: ReactNode): boolean =>
  isValidElement<{ readonly name?: string }>(part) && part.props.name === 'generator';

/** Sorts the elements of the head. */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const parts = getHeadComponents().filter((part) => !isGenerator(part));
  replaceHeadComponents(parts.toSorted((a, b) => rankOf(a) - rankOf(b)));
}

/** Runs before the first paint; hides the page, because it may be painted while the next one loads. */
const script = (blog: string): string =>
  `(function(p,b){if(p.indexOf(b)===0&&p!==b){document.documentElement.hidden=true;location.replace(b)}})(location.pathname,${JSON.stringify(blog)})`;

/** For the not-found page: redirects an unknown article to the listing, while the response stays 404. */
export function UnknownArticleScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is our own constant
  return <script dangerouslySetInnerHTML={{ __html: script(BLOG) }} />;
}

/** Head elements shared by all documents: fonts, icons, manifest, theme colour. */
function documentLinks(): ReactNode[] {
  return [
    // Low priority, so that the first view's picture loads first.
    ...FONT_FILES.map((file) => (
      <link
        key={file}
        rel="preload"
        as="font"
        type="font/woff2"
        href={file}
        crossOrigin="anonymous"
        fetchPriority="low"
      />
    )),
    <link key="icon-png" rel="icon" href={ICON_32} type="image/png" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={ICON_SVG} type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href={ICON_TOUCH} sizes="180x180" />,
    <link key="manifest" rel="manifest" href={WEB_MANIFEST} />,
    ...Object.entries({ light: LIGHT, dark: DARK }).map(([scheme, { background }]) => (
      <meta
        key={`theme-${scheme}`}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={background.default}
      />
    )),
  ];
}

/** The common start of every document: language, icons and, where Gatsby renders no page on the server, base styles. */
export function onRenderBody({ pathname, setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  if (NOT_FOUND_PATHS.includes(pathname)) setHeadComponents([<UnknownArticleScript key={UNKNOWN_ARTICLE} />]);
  setHtmlAttributes({ lang: SITE_LANGUAGE });
  setHeadComponents(documentLinks());
  if (process.env.NODE_ENV === 'development')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own theme
    setHeadComponents([<style key="base" dangerouslySetInnerHTML={{ __html: baseStyles() }} />]);
}
