import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { stack } from '../../theme/mixins';
import { Icon } from './Icon';
import { Unbroken } from './Unbroken';

interface SectionHeadingProps {
  readonly title: string;
  readonly eyebrow?: string | null;
  readonly lead?: string | null;
  /** What is above everything: a badge, breadcrumbs. */
  readonly badge?: ReactNode;
  /** For the section's aria-labelledby. */
  readonly id?: string;
  /** The first heading of a page is its h1. */
  readonly level?: 1 | 2;
  /** No space below it: its container sets the distances. */
  readonly flush?: boolean;
  /** The title may be as wide as the page, so that it takes fewer lines. */
  readonly wide?: boolean;
  /** What follows the lead: badges, buttons. */
  readonly children?: ReactNode;
}

const Group = styled('div', { shouldForwardProp: (name) => name !== 'flush' && name !== 'wide' })<{
  flush: boolean;
  wide: boolean;
}>(({ flush, wide }) => ({
  ...stack(16),
  alignContent: 'start',
  justifyItems: 'start',
  maxWidth: wide ? 'none' : '44rem',
  marginBottom: 'clamp(2rem, 1.4rem + 2vw, 3.25rem)',
  ...(flush && { marginBottom: 0 }),
  '&:last-child': { marginBottom: 0 },
}));

const Eyebrow = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.accentText.main,
  '[data-tone="deep"] &': { color: 'inherit' },
}));

// `as` is named too: a styled element that forwards it renders it as an attribute instead of obeying it
const Title = styled('h2', { shouldForwardProp: (name) => name !== 'level' && name !== 'as' })<{ level: 1 | 2 }>(
  ({ theme, level }) => ({
    ...theme.typography[level === 1 ? 'h1' : 'h2'],
  }),
);

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  maxWidth: '38rem',
  color: theme.vars.palette.text.secondary,
  '[data-tone="deep"] &': { color: 'inherit' },
}));

const Above = styled('div')({ marginBottom: 8 });
const Below = styled('div')({
  ...stack(20),
  justifyItems: 'start',
  width: '100%',
  marginTop: 14,
});

/** Eyebrow, title and lead: the one heading pattern of the site. */
export function SectionHeading({
  title,
  eyebrow,
  lead,
  badge,
  id,
  level = 2,
  flush = false,
  wide = false,
  children,
}: SectionHeadingProps) {
  return (
    <Group flush={flush} wide={wide}>
      {badge && <Above>{badge}</Above>}
      {eyebrow && (
        <Eyebrow>
          <Icon name="spark" size={16} />
          {eyebrow}
        </Eyebrow>
      )}
      <Title as={level === 1 ? 'h1' : 'h2'} level={level} id={id}>
        <Unbroken text={title} />
      </Title>
      {lead && (
        <Lead>
          <Unbroken text={lead} />
        </Lead>
      )}
      {children && <Below>{children}</Below>}
    </Group>
  );
}
