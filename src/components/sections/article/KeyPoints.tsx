import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import { CARD_PADDING, RADIUS } from '../../../theme/measures';
import { KEY_POINTS_ID } from '../../../utils/page-ids';

interface KeyPointsProps {
  readonly title: string;
  readonly points: readonly string[];
  /** The tool that belongs to the article. */
  readonly tool: Pick<Queries.ToolCardFragment, 'href' | 'linkLabel'> | null;
}

const Box = styled('section')(({ theme }) => ({
  marginBottom: 36,
  padding: CARD_PADDING,
  borderRadius: RADIUS.card,
  backgroundColor: theme.vars.palette.wash.main,
  '& h2': theme.typography.h3,
  '& ul': { display: 'grid', gap: 10, margin: '14px 0', paddingInlineStart: '1.2em' },
  '& li::marker': { color: theme.vars.palette.accentText.main },
  '@media print': { padding: 0, breakInside: 'avoid' },
}));

/** What a reader of the article most needs to know, above its text. */
export function KeyPoints({ title, points, tool }: KeyPointsProps) {
  return (
    <Box aria-labelledby={KEY_POINTS_ID}>
      <h2 id={KEY_POINTS_ID}>{title}</h2>
      <ul dir="auto">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {tool && <Link to={tool.href}>{tool.linkLabel}</Link>}
    </Box>
  );
}
