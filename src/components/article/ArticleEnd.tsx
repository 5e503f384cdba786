import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DayText } from '../ui/DayText';
import { FilledText } from '../ui/FilledText';

interface ArticleEndProps {
  /** The day of the last review; omitted if none is recorded. */
  readonly reviewed: string | null;
  /** The day the next review is due, unless it is overdue. */
  readonly reviewBy: string | null;
  readonly url: string;
  readonly texts: Pick<Queries.ArticleCopyFieldsFragment, 'author' | 'address'> & {
    readonly review: Pick<Queries.ArticleCopyFieldsFragment['review'], 'last' | 'next'>;
  };
}

const OnPaper = styled('p')({ display: 'none', marginTop: 12, '@media print': { display: 'block' } });

/** The article's review date, author and, in print, URL. */
export function ArticleEnd({ reviewed, reviewBy, url, texts }: ArticleEndProps) {
  const { review, author, address } = texts;
  return (
    <>
      {(reviewed || reviewBy) && (
        <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 3.5 }}>
          {reviewed && (
            <p>
              <FilledText template={review.last} values={{ date: <DayText dateTime={reviewed} /> }} />
            </p>
          )}
          {reviewBy && (
            <p>
              <FilledText template={review.next} values={{ date: <DayText dateTime={reviewBy} /> }} />
            </p>
          )}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 5, fontStyle: 'italic' }}>
        {author}
      </Typography>
      <OnPaper>
        {address} {url}
      </OnPaper>
    </>
  );
}
