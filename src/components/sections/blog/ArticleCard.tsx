import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import { memo, useEffect, useRef } from 'react';
import type { ShownArticle } from '../../../hooks/use-listing-pages';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface ArticleCardProps {
  readonly article: ShownArticle;
  readonly readMore: string;
  /** 2 under the page's title, 3 under a section's. */
  readonly level: 2 | 3;
  /** True takes the focus to the card when it appears. */
  readonly focused?: boolean;
  /** True for a card whose picture is seen at once. */
  readonly priority?: boolean;
}

/** Widths of the picture in one, two and three columns. */
const SIZES = '(min-width: 1120px) 340px, (min-width: 600px) 45vw, 92vw';

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 'inherit',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  aspectRatio: '8 / 5',
  backgroundColor: theme.vars.palette.wash.main,
  '& img': { height: '100%', objectFit: 'cover', transition: 'transform 240ms ease' },
}));

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 10,
  padding: 'clamp(1.125rem, 1rem + 0.6vw, 1.5rem)',
});

const Meta = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& strong': { color: theme.vars.palette.accentText.main, fontWeight: 650 },
}));

const Foot = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: 8,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    fontSize: '1rem',
    fontWeight: 650,
    textDecorationThickness: '0.1em',
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.borderRadius },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `3px solid ${theme.vars.palette.accentText.main}`, outlineOffset: 3 },
}));

const Article = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'transform 180ms ease, border-color 180ms ease',
  '& h2, & h3': { ...theme.typography.h3, textWrap: 'pretty' },
  '&:hover': { borderColor: theme.vars.palette.outline.main },
  '&:hover img': { transform: 'scale(1.03)' },
  '@media (prefers-reduced-motion: reduce)': { '&:hover img': { transform: 'none' } },
}));

/** One article in a grid: the whole card can be pressed, and one real link is in it. */
export const ArticleCard = memo(function ArticleCard({
  article,
  readMore,
  level,
  focused = false,
  priority = false,
}: ArticleCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) card.current?.querySelector('a')?.focus();
  }, [focused]);
  const Title = `h${level}` as const;
  const image = article.cover?.childImageSharp?.gatsbyImageData;
  return (
    <Article ref={card}>
      <Frame style={{ viewTransitionName: `cover-${article.slug}` }}>
        {image && <Picture image={image} alt={article.coverAlt ?? ''} sizes={SIZES} priority={priority} />}
      </Frame>
      <Words>
        <Meta>
          <strong>{article.category}</strong>
          {article.date && <time dateTime={article.dateTime}>{article.date}</time>}
        </Meta>
        <Title>{article.title}</Title>
        <p>{article.excerpt}</p>
        <Foot>
          <Link to={article.path}>
            {readMore}
            <VisuallyHidden>: {article.title}</VisuallyHidden>
          </Link>
          <span>{article.readTime}</span>
        </Foot>
      </Words>
    </Article>
  );
});
