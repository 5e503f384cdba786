import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { ToolCard } from './ToolCard';

interface ToolsSectionProps {
  readonly tools: readonly Queries.ToolCardFragment[];
  /** The heading above the cards, on pages about something else. */
  readonly heading?: Queries.HeadingFieldsFragment;
  /** A line under the cards. */
  readonly note?: string;
}

const Note = styled('p')({ maxWidth: '42rem', marginTop: 32 });

/** The tools as cards. */
export const ToolsSection = withHydrationBoundary(function ToolsSection({ tools, heading, note }: ToolsSectionProps) {
  const titleId = useId();
  return (
    <Section labelledBy={heading && titleId} space={heading ? 'last' : 'full'}>
      {heading && <SectionHeading id={titleId} {...heading} />}
      <CardGrid columns={2}>
        {tools.map((tool) => (
          <ToolCard key={tool.href} tool={tool} level={heading ? 3 : 2} />
        ))}
      </CardGrid>
      {note && <Note>{note}</Note>}
    </Section>
  );
});
