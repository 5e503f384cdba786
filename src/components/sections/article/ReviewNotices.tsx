import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { DayText, type WrittenDay } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

interface ReviewNoticesProps {
  /** The day by which the article is reviewed next. */
  readonly reviewBy: WrittenDay | null;
  /** Whether that day has passed. */
  readonly isOverdue: boolean;
  /** What will change on one day, such as "The standard weekly rate". */
  readonly expected: NonNullable<Queries.ArticlePageQuery['post']['expected']>;
  readonly texts: Pick<Queries.ArticleCopyFieldsFragment['review'], 'overdue' | 'expected' | 'expectedCheck'>;
}

const Notice = styled(Alert)({ marginBottom: 28 });

/** In the middle of a sentence; an abbreviation keeps its capitals. */
const lowerFirst = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase());

/** What readers should know of an article before they rely on it: that it is old, or that values in it will change. */
export function ReviewNotices({ reviewBy, isOverdue, expected, texts }: ReviewNoticesProps) {
  const byDay = reviewBy && { date: <DayText {...reviewBy} /> };
  return (
    <>
      {isOverdue && byDay && (
        <Notice severity="warning">
          <FilledText template={texts.overdue} values={byDay} />
        </Notice>
      )}
      {expected.length > 0 && (
        <Notice severity="warning">
          {expected.map(({ labels, from, dateTime }) => (
            <Fragment key={dateTime}>
              <FilledText
                template={texts.expected}
                values={{ what: labels.map(lowerFirst).join(', '), date: <DayText text={from} dateTime={dateTime} /> }}
              />{' '}
            </Fragment>
          ))}
          {!isOverdue && byDay && <FilledText template={texts.expectedCheck} values={byDay} />}
        </Notice>
      )}
    </>
  );
}
