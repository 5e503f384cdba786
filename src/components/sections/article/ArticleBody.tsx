import { styled } from '@mui/material/styles';
import { articleTypography } from '../../../theme/article-typography';

interface ArticleBodyProps {
  /** The body as the build has rendered and sanitised it. */
  readonly html: string;
  /** What the marked terms in it mean, as hidden elements. */
  readonly meanings: string;
}

const Body = styled('div')(({ theme }) => articleTypography(theme));

/** The text of an article. */
export function ArticleBody({ html, meanings }: ArticleBodyProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build renders it from markdown and sanitises it
  return <Body dangerouslySetInnerHTML={{ __html: html + meanings }} />;
}
