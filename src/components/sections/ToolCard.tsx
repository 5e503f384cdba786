import { styled } from '@mui/material/styles';
import { Card } from '../ui/Card';
import { CardLink } from '../ui/CardLink';
import { Icon } from '../ui/Icon';
import { Image } from '../ui/Image';

interface ToolCardProps {
  readonly tool: Queries.ToolCardFragment;
  /** 2 under the page's title, 3 under a section's. */
  readonly level: 2 | 3;
}

const Title = styled('h2')(({ theme }) => theme.typography.h3);

/** A tool in a few words; the whole card leads to it. */
export function ToolCard({ tool, level }: ToolCardProps) {
  const picture = tool.picture?.publicURL;
  return (
    <Card media={picture && <Image src={picture} alt="" width={640} height={320} loading="lazy" />}>
      {!picture && <Icon name={tool.icon} size={32} />}
      <Title as={`h${level}`}>{tool.title}</Title>
      <p>{tool.text}</p>
      <CardLink to={tool.href}>{tool.linkLabel}</CardLink>
    </Card>
  );
}
