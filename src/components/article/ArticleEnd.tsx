import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PeopleNames } from '../people/PeopleNames';
import { PersonCard } from '../people/PersonCard';
import { DayText } from '../ui/DayText';
import { FilledText } from '../ui/FilledText';

interface ArticleEndProps extends Pick<Queries.ArticlePageQuery['post'], 'reviewed' | 'authors' | 'reviewedBy'> {
  /** The day the next review is due, unless it is overdue. */
  readonly reviewBy: string | null;
  readonly url: string;
  readonly texts: Pick<Queries.ArticleCopyFieldsFragment, 'author' | 'address' | 'people'> & {
    readonly review: Pick<Queries.ArticleCopyFieldsFragment['review'], 'last' | 'next'>;
  };
}

const OnPaper = styled('p')({ display: 'none', marginTop: 12, '@media print': { display: 'block' } });

/** The article's review date, author and, in print, URL. */
export function ArticleEnd({ reviewed, reviewedBy, reviewBy, authors, url, texts }: ArticleEndProps) {
  const { review, author, address, people } = texts;
  return (
    <>
      {authors && (
        <Stack component="section" aria-label={people.title} spacing={3.5} sx={{ mt: 5 }}>
          {authors.map((person) => (
            <PersonCard key={person.slug} person={person} />
          ))}
        </Stack>
      )}
      {(reviewed || reviewBy) && (
        <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 3.5 }}>
          {reviewed && (
            <p>
              <FilledText template={review.last} values={{ date: <DayText dateTime={reviewed} /> }} />
              {reviewedBy && ' '}
              {reviewedBy && (
                <FilledText template={people.reviewer} values={{ person: <PeopleNames people={[reviewedBy]} /> }} />
              )}
            </p>
          )}
          {reviewBy && (
            <p>
              <FilledText template={review.next} values={{ date: <DayText dateTime={reviewBy} /> }} />
            </p>
          )}
        </Typography>
      )}
      {!authors && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 5, fontStyle: 'italic' }}>
          {author}
        </Typography>
      )}
      <OnPaper>
        {address} {url}
      </OnPaper>
    </>
  );
}
