import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { diagramStyles } from '../../theme/article/diagrams';
import { articleTypography } from '../../theme/article/typography';
import { TRUSTED_TYPES } from '../../utils/trusted-types';

interface ArticleBodyProps {
  /** The body, rendered and sanitised by the build. */
  readonly html: string;
  /** Hidden elements that explain its marked terms. */
  readonly meanings: string;
}

const Body = styled('div')(({ theme }) => articleTypography(theme));

/** For texts with diagrams drawn from their words; others do without these styles. */
const DrawnBody = styled(Body)(({ theme }) => diagramStyles(theme));
const DRAWN = /<figure class="(?:strip|pairs)"/;

const rules = { createHTML: (html: string): string => html };
const trusted = typeof window === 'undefined' ? undefined : window.trustedTypes;
/** Not exported: only for HTML that the build has sanitised. */
const policy = trusted?.createPolicy(TRUSTED_TYPES.article, rules) ?? rules;

/** An article's text. */
export function ArticleBody({ html, meanings }: ArticleBodyProps) {
  // React compares trusted markup by identity, and would write it again.
  const markup = useMemo(() => ({ __html: policy.createHTML(html + meanings) }), [html, meanings]);
  const Text = DRAWN.test(html) ? DrawnBody : Body;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build renders it from markdown and sanitises it
  return <Text dangerouslySetInnerHTML={markup} />;
}
