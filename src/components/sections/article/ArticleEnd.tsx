import { styled } from '@mui/material/styles';
import { DayText, type WrittenDay } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

interface ArticleEndProps {
  /** The day of the last review; an unrecorded review is not mentioned. */
  readonly reviewed: WrittenDay | null;
  /** The day by which the next one is due, unless it is overdue. */
  readonly reviewBy: WrittenDay | null;
  readonly url: string;
  readonly texts: Pick<Queries.ArticleCopyFieldsFragment, 'author' | 'address'> & {
    readonly review: Pick<Queries.ArticleCopyFieldsFragment['review'], 'last' | 'next'>;
  };
}

const Dates = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 28,
  color: theme.vars.palette.text.secondary,
}));

const Author = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 40,
  color: theme.vars.palette.text.secondary,
  fontStyle: 'italic',
}));

const OnPaper = styled('p')({ display: 'none', marginTop: 12, '@media print': { display: 'block' } });

/** When the article was checked against its sources, who wrote it and, on paper, its address. */
export function ArticleEnd({ reviewed, reviewBy, url, texts }: ArticleEndProps) {
  const { review, author, address } = texts;
  return (
    <>
      {(reviewed || reviewBy) && (
        <Dates>
          {reviewed && (
            <p>
              <FilledText template={review.last} values={{ date: <DayText {...reviewed} /> }} />
            </p>
          )}
          {reviewBy && (
            <p>
              <FilledText template={review.next} values={{ date: <DayText {...reviewBy} /> }} />
            </p>
          )}
        </Dates>
      )}
      <Author>{author}</Author>
      <OnPaper>
        {address} {url}
      </OnPaper>
    </>
  );
}
