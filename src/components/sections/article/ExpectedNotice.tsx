import { Fragment } from 'react';
import { DayText, type WrittenDay } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { ReviewNotice } from './ReviewNotice';

/** What will change on one day, such as "The standard weekly rate". */
interface ExpectedChange {
  readonly labels: readonly string[];
  readonly day: WrittenDay;
}

interface ExpectedNoticeProps {
  readonly changes: readonly ExpectedChange[];
  /** The day by which the article is reviewed next. */
  readonly check: WrittenDay | null;
  /** The words, with `{what}` and `{date}` to fill in. */
  readonly texts: { readonly expected: string; readonly expectedCheck: string };
}

/** In the middle of a sentence; an abbreviation keeps its capitals. */
const lowerFirst = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase());

/** Says that values in an article are expected to change, before anybody plans with them. */
export function ExpectedNotice({ changes, check, texts }: ExpectedNoticeProps) {
  return (
    <ReviewNotice>
      {changes.map(({ labels, day }) => (
        <Fragment key={day.dateTime}>
          <FilledText
            template={texts.expected}
            values={{ what: labels.map(lowerFirst).join(', '), date: <DayText {...day} /> }}
          />{' '}
        </Fragment>
      ))}
      {check && <FilledText template={texts.expectedCheck} values={{ date: <DayText {...check} /> }} />}
    </ReviewNotice>
  );
}
