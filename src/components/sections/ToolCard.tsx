import { styled } from '@mui/material/styles';
import { Card } from '../ui/Card';
import { CardLink } from '../ui/CardLink';
import { IconTile } from '../ui/IconTile';

interface ToolCardProps {
  readonly tool: Queries.ToolCardFragment;
  /** An entry of a list, or a box by itself. */
  readonly component?: 'li' | 'div';
  /** 2 under the page's title, 3 under a section's. */
  readonly level: 2 | 3;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '14px 20px',
  height: '100%',
  '& > div': { display: 'flex', flexDirection: 'column', gap: 8 },
});
const Title = styled('h2')(({ theme }) => theme.typography.h3);
const Text = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** A tool in a few words; the whole card leads to it. */
export function ToolCard({ tool, component = 'li', level }: ToolCardProps) {
  return (
    <Card component={component}>
      <Columns>
        <IconTile name={tool.icon} />
        <div>
          <Title as={`h${level}`}>{tool.title}</Title>
          <Text>{tool.text}</Text>
          <CardLink to={tool.href}>{tool.linkLabel}</CardLink>
        </div>
      </Columns>
    </Card>
  );
}
