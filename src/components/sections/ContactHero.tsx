import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { IconTile } from '../ui/IconTile';
import { MailLink } from '../ui/MailLink';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { BookButton } from './BookButton';

interface ContactHeroProps {
  readonly hero: Queries.HeadingFieldsFragment;
  readonly mail: { readonly title: string; readonly text: string; readonly address: string };
  readonly call: { readonly title: string; readonly text: string; readonly label: string };
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1rem, 4vw, 4rem)',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { marginBottom: 0 } },
}));

const Ways = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.card,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
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

/** The head of the contact page, with the two ways that need no form. */
export function ContactHero({ hero, mail, call }: ContactHeroProps) {
  return (
    <Section tone="wash" space="first">
      <Columns>
        <SectionHeading level={1} {...hero} />
        <Ways>
          <Way>
            <IconTile name="calendar" />
            <div>
              <h2>{call.title}</h2>
              <p>{call.text}</p>
              <BookButton>{call.label}</BookButton>
            </div>
          </Way>
          <Way>
            <IconTile name="mail" />
            <div>
              <h2>{mail.title}</h2>
              <p>{mail.text}</p>
              <MailLink address={mail.address} />
            </div>
          </Way>
        </Ways>
      </Columns>
    </Section>
  );
}
