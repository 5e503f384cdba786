import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { articleTypography } from '../../../theme/article-typography';
import { CARD_PADDING, RADIUS } from '../../../theme/measures';
import { buttonStyles } from '../../ui/button-look';
import { TRUSTED_TYPES } from '../../../utils/trusted-types';

interface ArticleBodyProps {
  /** The body as the build has rendered and sanitised it. */
  readonly html: string;
  /** What the marked terms in it mean, as hidden elements. */
  readonly meanings: string;
}

const Body = styled('div')(
  ({ theme }) => articleTypography(theme),
  // Letters to copy.
  ({ theme }) => ({
    '& .letter': {
      padding: CARD_PADDING,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: RADIUS.card,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '& .letter > div > * + *': { marginTop: '1em' },
    '& .letter button': { ...buttonStyles({ theme, variant: 'outlined', size: 'small' }), marginTop: 24 },
    '& .letter :is([data-copied], [data-copy-failed])': { ...theme.typography.body2, marginTop: 12 },
    '@media (scripting: none)': { '& .letter button': { display: 'none' } },
    '@media print': { '& .letter': { padding: 0, border: 0 }, '& .letter button': { display: 'none' } },
  }),
);

const rules = { createHTML: (html: string): string => html };
const trusted = typeof window === 'undefined' ? undefined : window.trustedTypes;
/** Only for what the build has sanitised, hence not exported. */
const policy = trusted?.createPolicy(TRUSTED_TYPES.article, rules) ?? rules;

/** The text of an article. */
export function ArticleBody({ html, meanings }: ArticleBodyProps) {
  // React compares trusted markup by identity, and would write it again.
  const markup = useMemo(() => ({ __html: policy.createHTML(html + meanings) }), [html, meanings]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build renders it from markdown and sanitises it
  return <Body dangerouslySetInnerHTML={markup} />;
}
