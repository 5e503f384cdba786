import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { SOCIAL_SHAPES, type SocialNetwork } from '../ui/social-shapes';
import { tooltips } from '../ui/tooltips';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface SocialLink {
  readonly network: string;
  readonly label: string;
  readonly href: string | null;
}

interface SocialLinksProps {
  readonly title: string;
  readonly links: readonly SocialLink[];
  readonly newTab: string;
}

const List = styled('ul')(({ theme }) => ({
  ...tooltips(theme),
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  listStyleType: '""',
  '& li > a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: RADIUS.pill,
    border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
    transition: theme.transitions.create('background-color'),
  },
  '& a[href]:hover': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
  '& a:not([href])': { borderStyle: 'dashed' },
}));

/** One icon per network; without an address it stays a placeholder. */
export function SocialLinks({ title, links, newTab }: SocialLinksProps) {
  return (
    <List aria-label={title}>
      {links.map(({ network, label, href }) => (
        <li key={network}>
          <a {...(href ? { href, target: '_blank', rel: 'noopener noreferrer' } : {})}>
            <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={SOCIAL_SHAPES[network as SocialNetwork]} />
            </svg>
            <VisuallyHidden>{href ? `${label} ${newTab}` : label}</VisuallyHidden>
          </a>
        </li>
      ))}
    </List>
  );
}
