import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import type { MouseEvent } from 'react';
import { BLOG } from '../../../routes';
import { stepsToThisSite } from '../../../utils/steps-to-this-site';
import { wakeOn } from '../../../wake/names';

interface BackLinkProps {
  readonly children: string;
}

const Back = styled(Link)(({ theme }) => ({
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

function goBack(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const steps = stepsToThisSite(window);
  if (steps === 0) return;
  event.preventDefault();
  window.history.go(-steps);
}

/** Back to the listing: in the history for those who came from this site, else to its first page. */
export function BackLink({ children }: BackLinkProps) {
  return (
    <Back to={BLOG} onClick={goBack} {...wakeOn('press')}>
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
