import { styled } from '@mui/material/styles';
import { navigate } from 'gatsby';
import { InPlaceLink } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { BLOG } from '../../../routes';
import { BACK_LINK_CLASS } from '../../../utils/page-ids';
import { stepsToThisSite } from '../../../utils/steps-to-this-site';

interface BackLinkProps {
  readonly children: string;
}

const Back = styled(InPlaceLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '& svg': { transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shortest }) },
  '&:hover svg': { transform: 'translateX(-3px)' },
  '@media print': { display: 'none' },
}));

function goBack(): void {
  const steps = stepsToThisSite(window);
  if (steps === 0) void navigate(BLOG);
  else window.history.go(-steps);
}

/**
 * Back to the listing: in the history for those who came from this site, else to its first page. Once its file is there,
 * `page-scripts/back-link.ts` answers without React.
 */
export function BackLink({ children }: BackLinkProps) {
  return (
    <Back to={BLOG} className={BACK_LINK_CLASS} onPress={goBack} prefetch="press">
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M20 12H4.5M11 5l-7 7 7 7" />
      </svg>
      {children}
    </Back>
  );
}
