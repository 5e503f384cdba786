import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { DayText } from '../ui/DayText';
import { FilledText } from '../ui/FilledText';

interface ReviewNoticesProps {
  readonly reviewBy: string | null;
  readonly isOverdue: boolean;
  /** Values that change on one day, such as "The standard weekly rate". */
  readonly expected: NonNullable<Queries.ArticlePageQuery['post']['expected']>;
  readonly texts: Pick<
    Queries.ArticleCopyFieldsFragment['review'],
    'overdue' | 'expected' | 'expectedPassed' | 'expectedCheck'
  >;
}

const Notice = styled(Alert)({ marginBottom: 28 });

/** Lowers the first letter for use mid-sentence, except in abbreviations. */
const lowerFirst = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase());

/** Warns readers that an article is overdue for review, or that its values will change or should have. */
export function ReviewNotices({ reviewBy, isOverdue, expected, texts }: ReviewNoticesProps) {
  const byDay = reviewBy && { date: <DayText dateTime={reviewBy} /> };
  return (
    <>
      {isOverdue && byDay && (
        <Notice severity="warning">
          <FilledText template={texts.overdue} values={byDay} />
        </Notice>
      )}
      {expected.length > 0 && (
        <Notice severity="warning">
          {expected.map(({ labels, from, isOverdue: hasPassed }) => (
            <Fragment key={from}>
              <FilledText
                template={hasPassed ? texts.expectedPassed : texts.expected}
                values={{ what: labels.map(lowerFirst).join(', '), date: <DayText dateTime={from} /> }}
              />{' '}
            </Fragment>
          ))}
          {!isOverdue && byDay && <FilledText template={texts.expectedCheck} values={byDay} />}
        </Notice>
      )}
    </>
  );
}
