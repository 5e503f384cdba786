import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { headingSize, RADIUS } from '../../theme/measures';
import { stack } from '../../theme/mixins';
import { COVER_ID } from '../../utils/page-ids';
import { PeopleNames } from '../people/PeopleNames';
import { DayText } from '../ui/DayText';
import { ExternalLink } from '../ui/ExternalLink';
import { FilledText } from '../ui/FilledText';
import { Picture } from '../ui/Picture';
import { Unbroken } from '../ui/Unbroken';
import { BackLink } from './BackLink';

type Post = Queries.ArticlePageQuery['post'];

type Shown =
  | ('slug' | 'title' | 'excerpt' | 'date' | 'updated' | 'readTime' | 'statusLabel')
  | ('cover' | 'coverAlt' | 'authors' | 'originally');

interface ArticleHeaderProps extends Pick<Post, Shown> {
  readonly category: { readonly name: string; readonly href: string };
  readonly breadcrumbs: ReactNode;
  readonly texts: Pick<Queries.ArticleCopyFieldsFragment, 'back' | 'published' | 'updated' | 'people'>;
}

const Head = styled('header')({
  ...stack(18),
  maxWidth: '60rem',
  marginInline: 'auto',
  paddingBlock: 'clamp(0.75rem, 2vw, 2rem) clamp(1.75rem, 4vw, 3rem)',
});

/** In line with the article's text until the contents stand beside it. */
const Words = styled('div')(({ theme }) => ({
  ...stack(18),
  [theme.breakpoints.down('lg').replace('@media', '@media screen and')]: {
    width: '100%',
    maxWidth: '38rem',
    marginInline: 'auto',
  },
}));

const WayBack = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  alignItems: 'center',
  justifyContent: 'space-between',
});

/** Smaller than other pages' titles, which are shorter. */
const TITLE_SIZE = headingSize('clamp(2.125rem, 1.5rem + 2.8vw, 3.5rem)');

const Details = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Category = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: theme.vars.palette.accentText.main,
  fontWeight: 650,
}));

const Cover = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  marginTop: 10,
  borderRadius: RADIUS.panel,
  backgroundColor: theme.vars.palette.wash.main,
  '@media print': { display: 'none' },
}));

/** An article's header: back link, details, title, lead and cover. */
export function ArticleHeader({ texts, ...article }: ArticleHeaderProps) {
  const { slug, title, excerpt, category, date, updated, readTime, statusLabel, cover, coverAlt, breadcrumbs } =
    article;
  return (
    <Head>
      <Words>
        <WayBack>
          <BackLink>{texts.back}</BackLink>
          {breadcrumbs}
        </WayBack>
        <Details>
          {statusLabel && <strong>{statusLabel}</strong>}
          <Category to={category.href}>{category.name}</Category>
          <span>
            {`${texts.published} `}
            <DayText dateTime={date} />
          </span>
          {updated && updated !== date && (
            <span>
              {texts.updated} <DayText dateTime={updated} />
            </span>
          )}
          <span>{readTime}</span>
        </Details>
        <Typography variant="h1" dir="auto" sx={{ fontSize: TITLE_SIZE, maxWidth: '20em' }}>
          <Unbroken text={title} />
        </Typography>
        {(article.authors || article.originally) && (
          <Typography variant="body2" component="div" color="textSecondary">
            {article.authors && (
              <p>
                <FilledText template={texts.people.by} values={{ people: <PeopleNames people={article.authors} /> }} />
              </p>
            )}
            {article.originally && (
              <p>
                <FilledText
                  template={texts.people.originally}
                  values={{
                    title: <ExternalLink href={article.originally.url}>{article.originally.title}</ExternalLink>,
                  }}
                />
              </p>
            )}
          </Typography>
        )}
        <Typography variant="subtitle1" component="p" color="textSecondary" dir="auto" sx={{ maxWidth: '40em' }}>
          {excerpt}
        </Typography>
      </Words>
      {cover.childImageSharp && (
        <Cover id={COVER_ID} style={{ viewTransitionName: `cover-${slug}` }}>
          <Picture image={cover} alt={coverAlt} priority sizes="(min-width: 1060px) 960px, 92vw" />
        </Cover>
      )}
    </Head>
  );
}
