import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PagePathContext } from '../../hooks/use-booking-address';
import { useInterfaceText } from '../../hooks/use-site-settings';
import { HOME } from '../../routes';
import { HEADER_HEIGHT, RADIUS } from '../../theme/measures';
import { paper } from '../../theme/mixins';
import { OFFLINE } from '../../utils/page-attributes';
import { MAIN_ID } from '../../utils/page-ids';
import { Actions } from '../ui/Actions';
import { Boundary } from '../ui/Boundary';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Footer } from './Footer';
import { Header } from './Header';
import { SiteNotice } from './SiteNotice';

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

const hiddenUnless = (state: string, kind: string) => ({
  [`html:not([${state}]) & > [data-kind=${kind}]`]: { display: 'none' },
});

/**
 * Says that a press waits for script, that script has not arrived, or that a link cannot be followed offline. Attributes of
 * the root, which the hydration plugin and `page-scripts/offline-links.ts` set, show each sentence, hydrated or not. Search
 * engines must not quote them.
 */
const Notices = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  inset: 'auto 16px 16px',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  // On a phone they would cover the pressed button.
  [theme.breakpoints.down('sm')]: { inset: `calc(${HEADER_HEIGHT} + 8px) 16px auto` },
  '& > p': { padding: '14px 22px', ...paper(theme), boxShadow: theme.shadows[6] },
  // A quick answer needs no notice.
  '& > [data-kind=waiting]': { animation: 'wait 0s 300ms backwards' },
  '@keyframes wait': { from: { visibility: 'hidden' } },
  ...hiddenUnless('data-press=waiting', 'waiting'),
  ...hiddenUnless('data-press=failed', 'failed'),
  ...hiddenUnless(OFFLINE, 'offline'),
  '@media print': { display: 'none' },
}));

/** Replaces a page that has failed: explains what happened, and offers two ways on. */
function ErrorPage() {
  return (
    <Section width="narrow">
      <SectionHeading level={1} title={ERROR_TEXTS.title} lead={ERROR_TEXTS.text} />
      <Actions>
        <Button onClick={() => window.location.reload()}>{ERROR_TEXTS.reload}</Button>
        <a href={HOME}>{ERROR_TEXTS.home}</a>
      </Actions>
    </Section>
  );
}

/** The frame of every page: skip link, header, main content, footer. */
export function PageFrame({ children, path }: PageFrameProps) {
  const words = useInterfaceText();
  return (
    <PagePathContext value={path}>
      <SkipLink href={`#${MAIN_ID}`}>{words.skipLink}</SkipLink>
      <SiteNotice />
      <Header path={path} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Boundary path={path} fallback={<ErrorPage />}>
          {children}
        </Boundary>
      </main>
      <Boundary fallback={false}>
        <Footer />
      </Boundary>
      <Notices role="status" data-nosnippet="">
        <p data-kind="waiting">{words.waiting}</p>
        <p data-kind="failed">{words.unfinished}</p>
        <p data-kind="offline">{words.offline}</p>
      </Notices>
    </PagePathContext>
  );
}
