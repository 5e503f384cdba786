import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { type SxProps, styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { memo, useEffect, useRef } from 'react';
import { Boundary } from '../ui/Boundary';
import { CardLink } from '../ui/CardLink';
import { DayText } from '../ui/DayText';
import { Picture } from '../ui/Picture';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
  readonly readMore: string;
  /** 2 under the page's title, 3 under a section's. */
  readonly level: 2 | 3;
  /** True if the picture is in the first view of a phone. */
  readonly priority?: boolean;
  /** True if the card takes the focus when it appears. */
  readonly focused?: boolean;
  /** Keeps its cover out of the view transition; only one per article may move. */
  readonly still?: boolean;
}

/** Picture widths in three, two and one columns. */
const SIZES = '(min-width: 1216px) 360px, (min-width: 1120px) 30vw, (min-width: 600px) 45vw, 92vw';

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  backgroundColor: theme.vars.palette.wash.main,
}));

/** Fills its frame, and zooms in a little on hover. */
const COVER: SxProps<Theme> = (theme) => ({
  height: '100%',
  objectFit: 'cover',
  '@media (prefers-reduced-motion: no-preference)': {
    transition: theme.transitions.create('transform'),
    '.MuiCard-root:hover &': { transform: 'scale(1.03)' },
  },
});

const ReadTime = styled('span')({ '&::before': { content: '"·" / ""', marginInline: 8 } });

function CardEntry({ article, readMore, level, priority = false, focused = false, still = false }: ArticleCardProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focused) place.current?.querySelector('a')?.focus();
  }, [focused]);
  return (
    <li ref={place}>
      <Card component="article">
        <Frame style={{ viewTransitionName: still ? undefined : `cover-${article.slug}` }}>
          <Picture image={article.cover} alt={article.coverAlt} priority={priority} sizes={SIZES} sx={COVER} />
        </Frame>
        <CardContent>
          {article.statusLabel && <Typography variant="overline">{article.statusLabel}</Typography>}
          <div>
            <Typography
              variant="body2"
              component="strong"
              sx={{ display: 'block', color: 'accentText.main', fontWeight: 650 }}
            >
              {article.category}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <DayText dateTime={article.date} />
              <ReadTime>{article.readTime}</ReadTime>
            </Typography>
          </div>
          <Typography variant="h3" component={`h${level}`}>
            {article.title}
          </Typography>
          <p>{article.excerpt}</p>
          <CardLink to={article.path}>
            <span>
              {`${readMore} `}
              <VisuallyHidden>{article.title}</VisuallyHidden>
            </span>
          </CardLink>
        </CardContent>
      </Card>
    </li>
  );
}

/** An article in a grid: the whole card is clickable, by one real link. */
export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  return (
    <Boundary fallback={false}>
      <CardEntry {...props} />
    </Boundary>
  );
});

/** A card's fields; its picture is at twice its maximum width in CSS pixels. */
export const articleCardFragment = graphql`
  fragment ArticleCard on Post {
    slug
    path
    title
    excerpt
    category
    date
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
