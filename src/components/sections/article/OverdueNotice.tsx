import { styled } from '@mui/material/styles';
import { RADIUS } from '../../../theme/measures';
import { DayText, type WrittenDay } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

interface OverdueNoticeProps {
  /** The words, with `{date}` for the day. */
  readonly text: string;
  /** The day by which the article should have been reviewed. */
  readonly due: WrittenDay;
}

const Notice = styled('p')(({ theme }) => ({
  marginBottom: 28,
  padding: '14px 20px',
  border: `1px solid ${theme.vars.palette.secondary.main}`,
  borderInlineStartWidth: 6,
  borderRadius: RADIUS.field,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Says above the text that the review of an article is overdue, before anybody relies on it. */
export function OverdueNotice({ text, due }: OverdueNoticeProps) {
  return (
    <Notice>
      <FilledText template={text} values={{ date: <DayText {...due} /> }} />
    </Notice>
  );
}
