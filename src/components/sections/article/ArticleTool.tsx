import { styled } from '@mui/material/styles';
import { ToolCard } from '../ToolCard';

interface ArticleToolProps {
  readonly tool: Queries.ToolCardFragment;
}

const Place = styled('div')({ marginBottom: 36, '@media print': { display: 'none' } });

/** The way from an article to the tool that belongs to it; on paper it would lead nowhere. */
export function ArticleTool({ tool }: ArticleToolProps) {
  return (
    <Place>
      <ToolCard tool={tool} component="div" level={2} />
    </Place>
  );
}
