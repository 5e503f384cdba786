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
  /** How near it is to what is above it. */
  readonly space?: 'full' | 'last';
  /** A line under the cards. */
  readonly note?: string;
}

const Note = styled('p')({ maxWidth: '42rem', marginTop: 32 });

/** The tools as cards. */
export const ToolsSection = withHydrationBoundary(function ToolsSection({
  tools,
  heading,
  space = heading ? 'last' : 'full',
  note,
}: ToolsSectionProps) {
  const titleId = useId();
  return (
    <Section labelledBy={heading && titleId} space={space}>
      {heading && <SectionHeading id={titleId} {...heading} />}
      <CardGrid columns={tools.length > 2 ? 3 : 2}>
        {tools.map((tool) => (
          <li key={tool.href}>
            <ToolCard tool={tool} level={heading ? 3 : 2} />
          </li>
        ))}
      </CardGrid>
      {note && <Note>{note}</Note>}
    </Section>
  );
});
