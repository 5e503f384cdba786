import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Crumb } from '../../hooks/use-breadcrumbs';
import { PageHero } from '../layout/PageHero';
import { DayText } from '../ui/DayText';
import { ArticleBody } from './ArticleBody';
import { ArticleContents } from './ArticleContents';
import { ArticleLayout } from './ArticleLayout';

/** Minimum number of level-2 headings for a table of contents. */
export const FEWEST_HEADINGS = 4;

interface TextPageProps {
  readonly title: string;
  readonly body: Omit<Queries.PostBody, 'text' | 'feedHtml'>;
  readonly updated: string | null;
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
              {words.updated} <DayText dateTime={updated} />
            </Typography>
          )}
          <ArticleBody html={body.html} meanings={body.meanings} />
        </ArticleLayout>
      </Text>
    </>
  );
}
