import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Crumb } from '../../hooks/use-breadcrumbs';
import { DayText, type WrittenDay } from '../ui/DayText';
import { ArticleBody } from './article/ArticleBody';
import { ArticleContents } from './article/ArticleContents';
import { ArticleLayout } from './article/ArticleLayout';
import { PageHero } from './PageHero';

/** Minimum number of level-2 headings for a table of contents. */
export const FEWEST_HEADINGS = 4;

interface TextPageProps {
  readonly title: string;
  readonly body: Omit<Queries.PostBody, 'text' | 'feedHtml'>;
  readonly updated: WrittenDay | null;
  readonly crumbs: readonly Crumb[];
  readonly words: { readonly contents: string; readonly updated: string };
}

const Text = styled('div')({ paddingTop: 'clamp(2.25rem, 1.4rem + 3vw, 4.5rem)' });

/** A text page: heading, table of contents if it is long, and text. */
export function TextPage({ title, body, updated, crumbs, words }: TextPageProps) {
  const headings = body.headings.filter(({ depth }) => depth === 2);
  const contents = headings.length >= FEWEST_HEADINGS && <ArticleContents title={words.contents} headings={headings} />;
  return (
    <>
      <PageHero title={title} crumbs={crumbs} space="low" />
      <Text>
        <ArticleLayout header={null} contents={contents}>
          {updated && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
              {words.updated} <DayText {...updated} />
            </Typography>
          )}
          <ArticleBody html={body.html} meanings={body.meanings} />
        </ArticleLayout>
      </Text>
    </>
  );
}
