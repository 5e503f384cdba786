import { withPrefix } from 'gatsby';
import type { CSSProperties } from 'react';
import { HOME } from '../../routes';
import { GUTTER, READING_WIDTH } from '../../theme/measures';
import { theme } from '../../theme/theme';

const PAGE: CSSProperties = {
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
  maxWidth: READING_WIDTH,
  marginInline: 'auto',
  padding: `clamp(3rem, 10vw, 7rem) ${GUTTER}`,
};

/**
 * Replaces the page when its frame has failed. It needs no theme provider, query or Emotion, so it renders whatever has
 * failed.
 */
export function RootErrorPage() {
  return (
    <main style={PAGE}>
      <h1 style={theme.typography.h1}>{ERROR_TEXTS.title}</h1>
      <p>{ERROR_TEXTS.text}</p>
      <a href={withPrefix(HOME)}>{ERROR_TEXTS.home}</a>
    </main>
  );
}
