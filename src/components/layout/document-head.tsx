import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { RenderBodyArgs } from 'gatsby';
import { FONT_FILES } from '../../theme/fonts';
import { COLOR_SCHEME_ATTRIBUTE } from '../../theme/theme';
import { documentLinks } from '../seo/document-links';

/** What every document's head begins with: language, the colours of this visitor, fonts. */
export function onRenderBody({ setHtmlAttributes, setHeadComponents, setPreBodyComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: SITE_LANGUAGE });
  setHeadComponents([
    ...documentLinks(),
    ...FONT_FILES.map((file) => (
      <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
  setPreBodyComponents([
    <InitColorSchemeScript key="colors" attribute={COLOR_SCHEME_ATTRIBUTE} defaultMode="system" />,
  ]);
}
