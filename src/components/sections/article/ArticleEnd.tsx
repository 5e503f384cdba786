import { styled } from '@mui/material/styles';
import { DayText, type WrittenDay } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

interface ArticleEndProps {
  /** The day of the last review; omitted if none is recorded. */
  readonly reviewed: WrittenDay | null;
  /** The day the next review is due, unless it is overdue. */
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

/** The article's review date, author and, in print, URL. */
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
