import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RichText } from '../../../components/ui/RichText';
import { PLANNER_MESSAGES } from '../messages';
import { ResultTable } from '../ResultTable';
import type { ShownDate } from '../result-dates';
import { write } from './write-values';

interface DatesTableProps {
  readonly caption: string;
  readonly dates: readonly ShownDate[];
  /** Undated items, at the end. */
  readonly undated?: readonly Pick<ShownDate, 'name' | 'label' | 'note'>[];
  /** Shown for a deadline that has passed. */
  readonly passed?: string;
  /** Hides the caption if a heading just above says the same. */
  readonly isTitled?: boolean;
}

const { results, sourceChecked } = PLANNER_MESSAGES;

/** All of a plan's dates in chronological order, each with its task and source. */
export function DatesTable(props: DatesTableProps) {
  const { caption, dates, undated = [], passed, isTitled } = props;
  const days = ({ from, to }: ShownDate): ReactNode =>
    from === to ? write.weekday(from) : write.fill(results.period, { from: write.day(from), to: write.day(to) });
  const noteOf = ({ note }: Pick<ShownDate, 'note'>): ReactNode =>
    note && (
      <Typography variant="body2" component="div" color="textSecondary">
        <RichText text={note} />
      </Typography>
    );
  const about = (date: ShownDate): ReactNode => (
    <div>
      {days(date)}
      {passed && date.isDeadline && date.state === 'done' && (
        <Typography variant="body2" component="strong" sx={{ display: 'block', fontWeight: 600 }}>
          {passed}
        </Typography>
      )}
      {noteOf(date)}
      {date.rule?.checked ? (
        <small>
          <a href={date.rule.source.url}>{date.rule.source.title}</a>{' '}
          <span>({write.fill(sourceChecked, { date: write.day(date.rule.checked) })})</span>
        </small>
      ) : (
        date.advice && <small>{date.advice}</small>
      )}
    </div>
  );
  return (
    <ResultTable
      caption={caption}
      isTitled={isTitled}
      columns={[results.what, results.when]}
      rows={[
        ...dates.map((date) => ({ key: date.name, header: date.label, cells: [about(date)] })),
        ...undated.map((date) => ({
          key: date.name,
          header: date.label,
          cells: [<div key="note">{noteOf(date)}</div>],
        })),
      ]}
    />
  );
}
