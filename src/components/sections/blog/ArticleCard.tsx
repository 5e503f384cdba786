import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { ArticleCardData } from '../../../utils/listing';
import { Card } from '../../ui/Card';
import { CardLink } from '../../ui/CardLink';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface ArticleCardProps {
  readonly article: ArticleCardData;
  readonly readMore: string;
  /** 2 under the page's title, 3 under a section's. */
  readonly level: 2 | 3;
  /** True where the picture is in the first view of a phone. */
  readonly priority?: boolean;
  /** True takes the focus to the card when it appears. */
  readonly focused?: boolean;
}

/** Widths of the picture in three, two and one columns. */
const SIZES = '(min-width: 1216px) 360px, (min-width: 1120px) 30vw, (min-width: 600px) 45vw, 92vw';

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  backgroundColor: theme.vars.palette.wash.main,
  '& img': { height: '100%', objectFit: 'cover' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& img': { transition: theme.transitions.create('transform') },
    '.MuiCard-root:hover & img': { transform: 'scale(1.03)' },
  },
}));

const Details = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& strong': { display: 'block', color: theme.vars.palette.accentText.main, fontWeight: 650 },
  '& time + span::before': { content: '"·" / ""', marginInline: 8 },
}));

const Title = styled('h2')(({ theme }) => theme.typography.h3);

/** One article in a grid: the whole card can be pressed, and one real link is in it. */
export const ArticleCard = withHydrationBoundary(function ArticleCard({
  article,
  readMore,
  level,
  priority = false,
  focused = false,
}: ArticleCardProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focused) place.current?.querySelector('a')?.focus();
  }, [focused]);
  return (
    <li ref={place}>
      <Card
        component="article"
        media={
          <Frame style={{ viewTransitionName: `cover-${article.slug}` }}>
            <Picture image={article.cover} alt={article.coverAlt} priority={priority} sizes={SIZES} />
          </Frame>
        }
      >
        {article.statusLabel && (
          <div>
            <Chip size="small" color="primary" label={article.statusLabel} />
          </div>
        )}
        <Details>
          <strong>{article.category}</strong>
          <p>
            <time dateTime={article.dateTime}>{article.date}</time>
            <span>{article.readTime}</span>
          </p>
        </Details>
        <Title as={`h${level}`}>{article.title}</Title>
        <p>{article.excerpt}</p>
        <CardLink to={article.path}>
          <span>
            {`${readMore} `}
            <VisuallyHidden>{article.title}</VisuallyHidden>
          </span>
        </CardLink>
      </Card>
    </li>
  );
});

/** What a card asks for; its picture is at twice the width of its widest place in CSS pixels. */
export const articleCardFragment = graphql`
  fragment ArticleCard on Post {
    slug
    path
    title
    excerpt
    category
    date(formatString: "D MMMM YYYY")
    dateTime: date
    readTime
    statusLabel
    coverAlt
    cover {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 800, breakpoints: [480, 672, 800])
      }
    }
  }
`;
