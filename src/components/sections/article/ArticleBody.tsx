import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef } from 'react';
import { articleTypography } from '../../../theme/article-typography';
import { CARD_PADDING, RADIUS } from '../../../theme/measures';
import { TRUSTED_TYPES } from '../../../utils/trusted-types';
import { buttonStyles } from '../../ui/button-look';

interface ArticleBodyProps {
  /** The body as the build has rendered and sanitised it. */
  readonly html: string;
  /** What the marked terms in it mean, as hidden elements. */
  readonly meanings: string;
  /** Whether it has boxes to tick. Ticks are kept for those who ask; the code for it comes with React, and apart. */
  readonly hasTasks: boolean;
}

const Body = styled('div')(({ theme }) => ({
  ...articleTypography(theme),
  // Letters to copy, and the box that keeps ticks.
  '& .letter': {
    padding: CARD_PADDING,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: RADIUS.card,
  },
  '& .letter > * + *, & .letter > div > * + *': { marginTop: '1em' },
  '& .letter button': { ...buttonStyles({ theme, variant: 'outlined', size: 'small' }), marginTop: 16 },
  '@media print, (scripting: none)': { '& :is(.letter button, .keep)': { display: 'none' } },
}));

const rules = { createHTML: (html: string): string => html };
const trusted = typeof window === 'undefined' ? undefined : window.trustedTypes;
/** Only for what the build has sanitised, hence not exported. */
const policy = trusted?.createPolicy(TRUSTED_TYPES.article, rules) ?? rules;

/** The text of an article. */
export function ArticleBody({ html, meanings, hasTasks }: ArticleBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = hasTasks && body.current?.querySelector<HTMLElement>('.keep');
    if (!place) return;
    const started = import('../../../utils/kept-ticks').then(({ keepTicks }) => keepTicks(place));
    return () => void started.then((stop) => stop());
  }, [hasTasks]);
  // React compares trusted markup by identity, and would write it again.
  const markup = useMemo(() => ({ __html: policy.createHTML(html + meanings) }), [html, meanings]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build renders it from markdown and sanitises it
  return <Body ref={body} dangerouslySetInnerHTML={markup} />;
}
