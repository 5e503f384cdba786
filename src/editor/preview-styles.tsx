import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { diagramStyles } from '../theme/article/diagrams';
import { articleTypography } from '../theme/article/typography';
import { FONT_STYLES } from '../theme/font-faces';
import { GlobalStyle } from '../theme/GlobalStyle';
import { theme } from '../theme/theme';

const layout = (current: Theme) => ({
  '.preview': { maxWidth: '42rem', marginInline: 'auto', padding: '1.5rem' },
  ...Object.fromEntries(
    (['h1', 'h2', 'h3', 'h4'] as const).map((name) => [`.preview ${name}`, current.typography[name]]),
  ),
  '.preview > * + *': { marginTop: '1.25rem' },
  '.preview .excerpt': current.typography.subtitle1,
  '.preview img': { width: '100%', height: 'auto', borderRadius: current.shape.borderRadius },
  '.article-body': { ...articleTypography(current), ...diagramStyles(current) },
  // A letter's button needs the script of the page.
  '.letter aside': { display: 'none' },
});

const styles = renderToStaticMarkup(
  <ThemeProvider theme={theme} defaultMode="system" noSsr disableStyleSheetGeneration>
    <GlobalStyle />
    <GlobalStyles styles={layout} />
  </ThemeProvider>,
);

/** The preview's style sheet: the site's fonts, colours and typography. */
export const previewStyles = FONT_STYLES + styles.replace(/<\/?style[^>]*>/g, '');
