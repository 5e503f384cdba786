import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HOME } from '../../routes';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';

interface NotFoundProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly homeLabel: string;
  /** The address of the drawing, which only decorates. */
  readonly picture: string | undefined;
  /** The search. */
  readonly children: ReactNode;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  alignItems: 'center',
  '& img': { width: '100%', maxWidth: '30rem', height: 'auto', marginInline: 'auto' },
  // A page that was not found is no place for a picture that fills a phone.
  [theme.breakpoints.down('md')]: { '& img': { maxWidth: '14rem' } },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', '& img': { order: 2 } },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& h1': theme.typography.h1,
  '& p': theme.typography.subtitle1,
}));

const Code = styled('strong')(({ theme }) => ({
  color: theme.vars.palette.accentText.main,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: 'clamp(3rem, 2rem + 5vw, 5.5rem)',
  fontWeight: 560,
  lineHeight: 1,
}));

/** What is shown at an address that has no page. */
export function NotFound({ code, title, text, homeLabel, picture, children }: NotFoundProps) {
  return (
    <Section>
      <Columns>
        <img src={picture} width={800} height={600} alt="" />
        <Words>
          <Code>{code}</Code>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
          <ButtonLink to={HOME}>{homeLabel}</ButtonLink>
        </Words>
      </Columns>
    </Section>
  );
}
