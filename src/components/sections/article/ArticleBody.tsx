import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { articleTypography } from '../../../theme/article-typography';
import { diagramStyles } from '../../../theme/diagram-styles';
import { TRUSTED_TYPES } from '../../../utils/trusted-types';

interface ArticleBodyProps {
  /** The body as the build has rendered and sanitised it. */
  readonly html: string;
  /** What the marked terms in it mean, as hidden elements. */
  readonly meanings: string;
}

const Body = styled('div')(({ theme }) => articleTypography(theme));

/** For a text with pictures that are drawn from its words; others do without their styles. */
const DrawnBody = styled(Body)(({ theme }) => diagramStyles(theme));
const DRAWN = /<figure class="(?:strip|pairs)"/;

const rules = { createHTML: (html: string): string => html };
const trusted = typeof window === 'undefined' ? undefined : window.trustedTypes;
/** Only for what the build has sanitised, hence not exported. */
const policy = trusted?.createPolicy(TRUSTED_TYPES.article, rules) ?? rules;

/** The text of an article. */
export function ArticleBody({ html, meanings }: ArticleBodyProps) {
  // React compares trusted markup by identity, and would write it again.
  const markup = useMemo(() => ({ __html: policy.createHTML(html + meanings) }), [html, meanings]);
  const Text = DRAWN.test(html) ? DrawnBody : Body;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build renders it from markdown and sanitises it
  return <Text dangerouslySetInnerHTML={markup} />;
}
