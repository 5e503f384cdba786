import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CARD_PADDING } from '../../theme/measures';
import { paper } from '../../theme/mixins';
import { BookButton } from '../layout/BookButton';
import { IconTile } from '../ui/IconTile';
import { MailLink } from '../ui/MailLink';

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
    <Stack component="section" direction="row" sx={{ flexWrap: 'wrap', gap: 2.5, p: CARD_PADDING }}>
      <IconTile name={icon} />
      {/* Large text has its own line. */}
      <Stack spacing={0.5} sx={{ flex: '1 1 9rem', alignItems: 'start' }}>
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
