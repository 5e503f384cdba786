import { styled } from '@mui/material/styles';
import { DatedText, type WrittenDay } from '../../ui/DatedText';

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
          <DatedText template={texts.last} day={last} />
        </p>
      )}
      {next && (
        <p>
          <DatedText template={texts.next} day={next} />
        </p>
      )}
    </Dates>
  );
}
