import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { NOT_FOUND } from '../../routes';
import { OWN_FACES } from '../../theme/font-faces';
import { COLOR_SCHEME_ATTRIBUTE } from '../../theme/theme';
import { FONT_STYLES } from '../../wake/names';
import { documentLinks } from '../seo/document-links';
import { groundStyles } from './ground-styles';
import { UnknownArticleScript } from './UnknownArticleScript';

/** The language of `content/site.yaml`; the bundler puts it here. */
declare const SITE_LANGUAGE: string;

const NOT_FOUND_PATHS: readonly string[] = [NOT_FOUND, '/404/'];
const UNKNOWN_ARTICLE = 'unknown-article';

/** Where a part of the head stands: the way out of the not-found page first, the styles of components last. */
function rankOf(part: ReactNode): number {
  if (!isValidElement<{ readonly 'data-emotion'?: string }>(part)) return 1;
  if (part.key === UNKNOWN_ARTICLE) return 0;
  return part.props['data-emotion'] ? 2 : 1;
}

/** Puts the parts of the head in order. */
export function orderHead({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(getHeadComponents().toSorted((a, b) => rankOf(a) - rankOf(b)));
}

/** What every document begins with: language, the colours of this visitor, fonts, ground styles. */
export function onRenderBody({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}: RenderBodyArgs): void {
  if (NOT_FOUND_PATHS.includes(pathname)) setHeadComponents([<UnknownArticleScript key={UNKNOWN_ARTICLE} />]);
  setHtmlAttributes({ lang: SITE_LANGUAGE });
  setHeadComponents([
    ...documentLinks(),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own theme
    <style key="fonts" id={FONT_STYLES} dangerouslySetInnerHTML={{ __html: OWN_FACES }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own theme
    <style key="ground" dangerouslySetInnerHTML={{ __html: groundStyles() }} />,
  ]);
  setPreBodyComponents([
    <InitColorSchemeScript key="colors" attribute={COLOR_SCHEME_ATTRIBUTE} defaultMode="system" />,
  ]);
}
