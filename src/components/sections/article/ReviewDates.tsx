import { styled } from '@mui/material/styles';
import { DayText, type WrittenDay } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

interface ReviewDatesProps {
  /** The day of the last review; an unrecorded review is not mentioned. */
  readonly last: WrittenDay | null;
  /** The day by which the next one is due. */
  readonly next: WrittenDay | null;
  /** The words for both, with `{date}` for the day. */
  readonly texts: { readonly last: string; readonly next: string };
}

const Dates = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 28,
  color: theme.vars.palette.text.secondary,
}));

/** When the whole article was last checked against its sources, and when it will be next. */
export function ReviewDates({ last, next, texts }: ReviewDatesProps) {
  if (!last && !next) return null;
  return (
    <Dates>
      {last && (
        <p>
          <FilledText template={texts.last} values={{ date: <DayText {...last} /> }} />
        </p>
      )}
      {next && (
        <p>
          <FilledText template={texts.next} values={{ date: <DayText {...next} /> }} />
        </p>
      )}
    </Dates>
  );
}
