import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Breakpoint } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Unbroken } from './Unbroken';

interface SectionHeadingProps {
  readonly title: string;
  readonly eyebrow?: string | null;
  readonly lead?: string | null;
  /** Above everything else: a badge, breadcrumbs. */
  readonly badge?: ReactNode;
  /** For the section's aria-labelledby. */
  readonly id?: string;
  /** A page's first heading is its h1. */
  readonly level?: 1 | 2;
  /** No space below, always or from a breakpoint on: its container sets the gaps, or nothing follows. */
  readonly flush?: boolean | Breakpoint;
  /** Lets the title span the page, for fewer lines. */
  readonly wide?: boolean;
  /** Follows the lead: badges, buttons. */
  readonly children?: ReactNode;
}

/** On paper a heading stays with what follows. */
const TOGETHER = { breakInside: 'avoid', breakAfter: 'avoid' } as const;

/** In the brand's dark panel, all text takes its colour. */
const inherited = { '[data-tone="deep"] &': { color: 'inherit' } } as const;

/** Eyebrow, title and lead: the site's only heading pattern. */
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
  const below = {
    xs: 'clamp(2rem, 1.4rem + 2vw, 3.25rem)',
    ...(flush !== false && { [flush === true ? 'xs' : flush]: 0 }),
  };
  return (
    <Stack spacing={2} sx={{ ...TOGETHER, alignItems: 'start', maxWidth: wide ? 'none' : '44rem', mb: below }}>
      {badge && <Box sx={{ pb: 1 }}>{badge}</Box>}
      {eyebrow && (
        <Typography
          variant="overline"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'accentText.main', ...inherited }}
        >
          <Icon name="spark" size={16} />
          {eyebrow}
        </Typography>
      )}
      <Typography variant={level === 1 ? 'h1' : 'h2'} id={id}>
        <Unbroken text={title} />
      </Typography>
      {lead && (
        <Typography variant="subtitle1" component="p" sx={{ maxWidth: '38rem', color: 'text.secondary', ...inherited }}>
          <Unbroken text={lead} />
        </Typography>
      )}
      {children && (
        <Stack spacing={2.5} sx={{ alignItems: 'start', width: '100%', pt: 1.75 }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}
