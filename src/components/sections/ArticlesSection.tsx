import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useId } from 'react';
import type { ArticleCardData } from '../../utils/listing';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { ArticleCard } from './blog/ArticleCard';

interface ArticlesSectionProps extends Partial<Queries.HeadingFieldsFragment> {
  readonly title: string;
  readonly readMore: string;
  readonly articles: readonly ArticleCardData[];
  /** The section's anchor. */
  readonly id?: string | undefined;
  /** `wash` if the page continues below. */
  readonly tone?: 'plain' | 'wash';
  readonly space?: 'first' | 'full' | 'last';
}

/** A link onwards, useless on paper. */
const OnScreen = styled('div')({ '@media print': { display: 'none' } });

/** A few articles for visitors who have reached the end, or haven't found what they came for. */
export function ArticlesSection({ id, readMore, articles, tone = 'plain', ...props }: ArticlesSectionProps) {
  const { space = tone === 'plain' ? 'last' : 'full', ...heading } = props;
  const titleId = useId();
  if (articles.length === 0) return null;
  return (
    <OnScreen>
      <Section id={id} tone={tone} labelledBy={titleId} space={space}>
        <SectionHeading id={titleId} {...heading} />
        <CardGrid from="lg">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} readMore={readMore} level={3} />
          ))}
        </CardGrid>
      </Section>
    </OnScreen>
  );
}

export const articlesSectionFragment = graphql`
  fragment ArticlesSectionData on ArticlesSection {
    readMore
    articles {
      ...ArticleCard
    }
  }
`;
