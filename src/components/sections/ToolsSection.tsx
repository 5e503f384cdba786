import { styled } from '@mui/material/styles';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Card } from '../ui/Card';
import { CardGrid } from '../ui/CardGrid';
import { CardLink } from '../ui/CardLink';
import { IconTile } from '../ui/IconTile';
import { Section } from '../ui/Section';

interface ToolsSectionProps {
  readonly tools: readonly {
    readonly icon: string;
    readonly title: string;
    readonly text: string;
    readonly linkLabel: string;
    readonly href: string;
  }[];
  /** A line under the cards. */
  readonly note: string;
}

const Title = styled('h2')(({ theme }) => theme.typography.h3);
const Text = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Note = styled('p')({ maxWidth: '42rem', marginTop: 32 });

/** The tools as cards. */
export const ToolsSection = withHydrationBoundary(function ToolsSection({ tools, note }: ToolsSectionProps) {
  return (
    <Section>
      <CardGrid columns={2}>
        {tools.map(({ icon, title, text, linkLabel, href }) => (
          <Card key={href} component="li">
            <IconTile name={icon} />
            <Title>{title}</Title>
            <Text>{text}</Text>
            <CardLink to={href}>{linkLabel}</CardLink>
          </Card>
        ))}
      </CardGrid>
      <Note>{note}</Note>
    </Section>
  );
});
