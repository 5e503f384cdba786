import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paper } from '../../theme/mixins';
import { BookButton } from './BookButton';
import { IconTile } from './IconTile';
import { MailLink } from './MailLink';

interface ContactWaysProps {
  readonly copy: Pick<
    Queries.ContactCopyFieldsFragment,
    'bookTitle' | 'bookText' | 'bookLabel' | 'emailTitle' | 'emailText'
  >;
  readonly email: string;
}

const Ways = styled('div')(({ theme }) => paper(theme));

interface WayProps {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Stack component="section" direction="row" spacing={2.5} sx={{ p: 'clamp(20px, 3vw, 32px)' }}>
      <IconTile name={icon} />
      <Stack spacing={0.5} sx={{ alignItems: 'start' }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ pb: 1.25 }}>
          {text}
        </Typography>
        {children}
      </Stack>
    </Stack>
  );
}

/** Two ways to get in touch without a form. */
export function ContactWays({ copy, email }: ContactWaysProps) {
  return (
    <Ways>
      <Way icon="calendar" title={copy.bookTitle} text={copy.bookText}>
        <BookButton>{copy.bookLabel}</BookButton>
      </Way>
      <Divider aria-hidden />
      <Way icon="mail" title={copy.emailTitle} text={copy.emailText}>
        <MailLink address={email} />
      </Way>
    </Ways>
  );
}
