import { styled } from '@mui/material/styles';
import { paper } from '../../theme/mixins';
import { IconTile } from '../ui/IconTile';
import { BookButton } from './BookButton';
import { MailLink } from './MailLink';

interface ContactWaysProps {
  readonly copy: Pick<
    Queries.ContactCopyFieldsFragment,
    'bookTitle' | 'bookText' | 'bookLabel' | 'emailTitle' | 'emailText'
  >;
  readonly email: string;
}

const Ways = styled('div')(({ theme }) => ({
  ...paper(theme),
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Way = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 20,
  padding: 'clamp(20px, 3vw, 32px)',
  '& > div': { display: 'grid', gap: 4, justifyItems: 'start' },
  '& h2': theme.typography.h3,
  '& p': { color: theme.vars.palette.text.secondary, marginBottom: 10 },
}));

/** The two ways to get in touch that need no form. */
export function ContactWays({ copy, email }: ContactWaysProps) {
  return (
    <Ways>
      <Way>
        <IconTile name="calendar" />
        <div>
          <h2>{copy.bookTitle}</h2>
          <p>{copy.bookText}</p>
          <BookButton>{copy.bookLabel}</BookButton>
        </div>
      </Way>
      <Way>
        <IconTile name="mail" />
        <div>
          <h2>{copy.emailTitle}</h2>
          <p>{copy.emailText}</p>
          <MailLink address={email} />
        </div>
      </Way>
    </Ways>
  );
}
