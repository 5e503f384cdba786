import { styled } from '@mui/material/styles';

interface SectionHeadingProps {
  readonly title: string;
  readonly eyebrow?: string | null;
  readonly lead?: string | null;
  /** For the section's aria-labelledby. */
  readonly id?: string;
  /** The first heading of a page is its h1. */
  readonly level?: 1 | 2;
  readonly align?: 'start' | 'center';
}

const Group = styled('div', { shouldForwardProp: (name) => name !== 'align' })<{ align: 'start' | 'center' }>(
  ({ align }) => ({
    display: 'grid',
    gap: 14,
    maxWidth: '44rem',
    marginBottom: 'clamp(2rem, 1.4rem + 2vw, 3.25rem)',
    ...(align === 'center' && { textAlign: 'center', marginInline: 'auto', justifyItems: 'center' }),
  }),
);

const Eyebrow = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.accentText.main,
  '[data-tone="deep"] &': { color: 'inherit' },
}));

const Title = styled('h2', { shouldForwardProp: (name) => name !== 'level' })<{ level: 1 | 2 }>(({ theme, level }) => ({
  ...theme.typography[level === 1 ? 'h1' : 'h2'],
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
  '[data-tone="deep"] &': { color: 'inherit' },
}));

/** Eyebrow, title and lead: the one heading pattern of the site. */
export function SectionHeading({ title, eyebrow, lead, id, level = 2, align = 'start' }: SectionHeadingProps) {
  return (
    <Group align={align}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title as={level === 1 ? 'h1' : 'h2'} level={level} id={id}>
        {title}
      </Title>
      {lead && <Lead>{lead}</Lead>}
    </Group>
  );
}
