import { styled } from '@mui/material/styles';
import { absoluteUrl } from '../../routes';
import { pageDescription, pageTitle } from '../../utils/seo/page-title';

interface SearchResultProps {
  readonly brand: string;
  readonly siteUrl: string;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
}

/** The letters of a system, as search engines show results. */
const Result = styled('article')(({ theme }) => ({
  maxWidth: '38rem',
  fontFamily: 'Arial, sans-serif',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& h2': {
    ...theme.typography.body1,
    fontFamily: 'inherit',
    fontSize: '1.25rem',
    lineHeight: 1.3,
    color: theme.vars.palette.primary.main,
  },
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** An article as search engines usually show it. */
export function SearchResult({ brand, siteUrl, path, title, excerpt }: SearchResultProps) {
  const { host, pathname } = new URL(absoluteUrl(siteUrl, path));
  return (
    <Result>
      <strong>{brand}</strong>
      <p>{[host, ...pathname.split('/').filter((part) => part !== '')].join(' › ')}</p>
      <h2>{pageTitle(title, brand)}</h2>
      <p>{pageDescription(excerpt)}</p>
    </Result>
  );
}
