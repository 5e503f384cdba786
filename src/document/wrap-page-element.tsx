import { ThemeProvider } from '@mui/material/styles';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { CSSProperties } from 'react';
import { PageFrame } from '../components/layout/PageFrame';
import { ToastProvider } from '../components/layout/ToastProvider';
import { Boundary } from '../components/ui/Boundary';
import { LeftAnswersContext, useLeftAnswersStore } from '../hooks/use-left-answers';
import { HOME } from '../routes';
import { GUTTER, READING_WIDTH } from '../theme/measures';
import { theme } from '../theme/theme';

type WrappedPage = Pick<WrapPageElementBrowserArgs, 'element' | 'props'>;

/**
 * A page with its theme, toasts and unsaved planner answers. The theme's variables are in the document's head (see
 * server-styles). `noSsr` sets the mode from the start; setting it later would hydrate every part of the page at once.
 */
function Page({ element, props }: WrappedPage) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr disableStyleSheetGeneration>
      <LeftAnswersContext value={useLeftAnswersStore()}>
        <ToastProvider>
          <PageFrame path={props.location.pathname}>{element}</PageFrame>
        </ToastProvider>
      </LeftAnswersContext>
    </ThemeProvider>
  );
}

const FALLBACK_STYLE: CSSProperties = {
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
  maxWidth: READING_WIDTH,
  marginInline: 'auto',
  padding: `clamp(3rem, 10vw, 7rem) ${GUTTER}`,
};

/** Replaces a page whose frame has failed. It needs no theme provider, query or Emotion, so it renders whatever has failed. */
function Fallback() {
  return (
    <main style={FALLBACK_STYLE}>
      <h1 style={theme.typography.h1}>{ERROR_TEXTS.title}</h1>
      <p>{ERROR_TEXTS.text}</p>
      <a href={HOME}>{ERROR_TEXTS.home}</a>
    </main>
  );
}

/**
 * Server and browser put every page into the same frame, which stays mounted between pages. The theme is here rather than in
 * `wrapRootElement`, because Gatsby also wraps each page's Head in that: every document would contain all global styles
 * twice, and the browser would render the theme twice.
 */
export function wrapPageElement(page: WrappedPage) {
  return (
    <Boundary path={page.props.location.pathname} fallback={<Fallback />}>
      <Page {...page} />
    </Boundary>
  );
}
