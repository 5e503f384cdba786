import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { RenderBodyArgs } from 'gatsby';
import { NOT_FOUND } from '../../routes';
import { FONT_FILES } from '../../theme/fonts';
import { COLOR_SCHEME_ATTRIBUTE } from '../../theme/theme';
import { documentLinks } from '../seo/document-links';
import { groundStyles } from './ground-styles';
import { UnknownArticleScript } from './UnknownArticleScript';

/** The language of `content/site.yaml`; the bundler puts it here. */
declare const SITE_LANGUAGE: string;

const NOT_FOUND_PATHS: readonly string[] = [NOT_FOUND, '/404/'];

/** What every document begins with: language, the colours of this visitor, fonts, ground styles. */
export function onRenderBody({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}: RenderBodyArgs): void {
  // First, so that nothing is fetched for a page that is left again.
  if (NOT_FOUND_PATHS.includes(pathname)) setHeadComponents([<UnknownArticleScript key="unknown-article" />]);
  setHtmlAttributes({ lang: SITE_LANGUAGE });
  setHeadComponents([
    ...documentLinks(),
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
