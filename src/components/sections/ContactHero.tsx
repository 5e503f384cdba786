import { styled } from '@mui/material/styles';
import { BookingLink } from '../ui/BookingLink';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface ContactHeroProps {
  readonly hero: { readonly title: string; readonly eyebrow: string | null; readonly lead: string | null };
  readonly mail: { readonly title: string; readonly text: string; readonly address: string };
  readonly call: { readonly title: string; readonly text: string; readonly label: string; readonly url: string };
  readonly newTab: string;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', '& > :first-of-type': { marginBottom: 0 } },
}));

const Ways = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  backgroundColor: theme.vars.palette.background.paper,
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.between('sm', 'md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > * + *': { borderTop: 0, borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  },
}));

const Way = styled('section')({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  padding: 'clamp(1.25rem, 3vw, 1.75rem)',
  '& > :last-child': { marginTop: 8 },
});

const Title = styled('h2')(({ theme }) => theme.typography.h3);
const Text = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Address = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** The head of the contact page, with the two ways that need no form. */
export function ContactHero({ hero, mail, call, newTab }: ContactHeroProps) {
  return (
    <Section>
      <Columns>
        <SectionHeading level={1} {...hero} />
        <Ways>
          <Way>
            <Title>{call.title}</Title>
            <Text>{call.text}</Text>
            <BookingLink href={call.url} newTab={newTab}>
              {call.label}
            </BookingLink>
          </Way>
          <Way>
            <Title>{mail.title}</Title>
            <Text>{mail.text}</Text>
            <Address href={`mailto:${mail.address}`}>{mail.address}</Address>
          </Way>
        </Ways>
      </Columns>
    </Section>
  );
}
