import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import { CARD_PADDING, RADIUS } from '../../theme/measures';
import { KEY_POINTS_ID } from '../../utils/page-ids';

interface KeyPointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly tool: Pick<Queries.ToolFieldsFragment, 'href' | 'linkLabel'> | null;
}

const Box = styled('section')(({ theme }) => ({
  marginBottom: 36,
  padding: CARD_PADDING,
  borderRadius: RADIUS.card,
  backgroundColor: theme.vars.palette.wash.main,
  '@media print': { padding: 0, breakInside: 'avoid' },
}));

const List = styled('ul')({ display: 'grid', gap: 10, margin: '14px 0', paddingInlineStart: '1.2em' });
const Point = styled('li')(({ theme }) => ({ '&::marker': { color: theme.vars.palette.accentText.main } }));
/** As high as its line, for thumbs. */
const ToolLink = styled(Link)({ display: 'inline-block' });

/** An article's most important points, above its text. */
export function KeyPoints({ title, points, tool }: KeyPointsProps) {
  return (
    <Box aria-labelledby={KEY_POINTS_ID}>
      <Typography variant="h3" component="h2" id={KEY_POINTS_ID}>
        {title}
      </Typography>
      <List dir="auto">
        {points.map((point) => (
          <Point key={point}>{point}</Point>
        ))}
      </List>
      {tool && <ToolLink to={tool.href}>{tool.linkLabel}</ToolLink>}
    </Box>
  );
}
