import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import { inPlace } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { BLOG } from '../../routes';
import { BACK_LINK_CLASS } from '../../utils/page-attributes';
import { Stroke } from '../ui/Stroke';

const Arrow = styled(Stroke)(({ theme }) => ({
  transition: theme.transitions.create('transform'),
  transform: 'translateX(var(--shift, 0))',
}));

interface BackLinkProps {
  readonly children: string;
}

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', '--shift': '-3px' },
  '@media print': { display: 'none' },
});

/**
 * Back to the listing. For visitors who came from this site, `page-scripts/back-link.ts` goes back in the history instead,
 * so a click waits for that script; `gatsby develop` has none.
 */
export function BackLink({ children }: BackLinkProps) {
  return (
    <Back to={BLOG} className={BACK_LINK_CLASS} {...inPlace('press')} data-native>
      <Arrow path="M20 12H4.5M11 5l-7 7 7 7" size={20} />
      {children}
    </Back>
  );
}
