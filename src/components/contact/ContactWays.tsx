import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useContactLinks } from '../../hooks/use-contact-links';
import { CARD_PADDING } from '../../theme/measures';
import { paper } from '../../theme/mixins';
import { unbroken } from '../../utils/unbroken-days';
import { BookButton } from '../layout/BookButton';
import { IconTile } from '../ui/IconTile';
import { MailLink } from '../ui/MailLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';

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

const NumberLink = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 });

/** The ways to get in touch without a form. */
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
      {useContactLinks().map(({ icon, title, text, href, number, counting }) => (
        <Fragment key={href}>
          <Divider aria-hidden />
          <Way icon={icon} title={title} text={text}>
            <NumberLink href={href} {...counting}>
              {unbroken(number)}
              <VisuallyHidden>{unbroken(` ${title}`)}</VisuallyHidden>
            </NumberLink>
          </Way>
        </Fragment>
      ))}
    </Ways>
  );
}
