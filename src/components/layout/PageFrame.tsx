import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useInterfaceText } from '../../hooks/use-interface-text';
import { RADIUS } from '../../theme/measures';
import { MAIN_ID } from '../../utils/page-ids';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineNotice } from './OfflineNotice';

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

/** Skip link, header, main content and footer around every page. */
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
      <OfflineNotice text={words.offline} />
    </>
  );
}
