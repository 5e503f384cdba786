import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { NOT_FOUND } from '../../routes';
import { FONT_FILES } from '../../theme/fonts';
import { COLOR_SCHEME_ATTRIBUTE } from '../../theme/theme';
import { groundStyles } from './ground-styles';
import { UnknownArticleScript } from './UnknownArticleScript';

const NOT_FOUND_PATHS: readonly string[] = [NOT_FOUND, '/404/'];
const UNKNOWN_ARTICLE = 'unknown-article';

/** Puts the way out of the not-found page before everything else in its head. */
export function onPreRenderHTML({ pathname, getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  if (!NOT_FOUND_PATHS.includes(pathname)) return;
  const isWayOut = (part: ReactNode): boolean => isValidElement(part) && part.key === UNKNOWN_ARTICLE;
  replaceHeadComponents(getHeadComponents().toSorted((a, b) => Number(isWayOut(b)) - Number(isWayOut(a))));
}

/** What every document begins with: language, the colours of this visitor, fonts, ground styles. */
export function onRenderBody({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}: RenderBodyArgs): void {
  if (NOT_FOUND_PATHS.includes(pathname)) setHeadComponents([<UnknownArticleScript key={UNKNOWN_ARTICLE} />]);
  setHtmlAttributes({ lang: 'en-GB' });
  setHeadComponents([
    ...FONT_FILES.map((file) => (
      <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own theme
    <style key="ground" dangerouslySetInnerHTML={{ __html: groundStyles() }} />,
  ]);
  setPreBodyComponents([
    <InitColorSchemeScript key="colors" attribute={COLOR_SCHEME_ATTRIBUTE} defaultMode="system" />,
  ]);
}
