import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useInterfaceText } from '../../hooks/use-interface-text';
import { RADIUS } from '../../theme/measures';
import { paper } from '../../theme/mixins';
import { MAIN_ID, OFFLINE_NOTICE } from '../../utils/page-ids';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { Footer } from './Footer';
import { Header } from './Header';

interface PageFrameProps {
  readonly children: ReactNode;
  readonly path: string;
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  top: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: RADIUS.pill,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** Says that the linked page cannot load right now; `src/page-scripts/offline-links.ts` shows it, hydrated or not. */
const OfflineNotice = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px 16px',
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  marginInline: 'auto',
  padding: '14px 22px',
  ...paper(theme),
  // Browsers give popovers their own text colour.
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[6],
}));

/** The frame of every page: skip link, header, main content, footer. */
export function PageFrame({ children, path }: PageFrameProps) {
  const words = useInterfaceText();
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{words.skipLink}</SkipLink>
      <Header path={path} />
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary path={path} fallback={<ErrorPage />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <OfflineNotice id={OFFLINE_NOTICE} popover="manual" role="alert">
        {words.offline}
      </OfflineNotice>
    </>
  );
}
