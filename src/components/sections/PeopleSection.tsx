import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { SectionFields } from '../../utils/section-fields';
import { PersonCard } from '../people/PersonCard';
import { CardGrid } from '../ui/CardGrid';
import { type Placement, Section } from '../ui/Section';

/** People who write here, each with the id to which their names at articles lead. */
export function PeopleSection({ people, ...section }: SectionFields<'PeopleSection'> & Placement) {
  return (
    <Section {...section}>
      <CardGrid columns={Math.min(people.length, 2)}>
        {people.map((person) => (
          <Card component="li" key={person.slug} id={person.slug}>
            <CardContent>
              <PersonCard person={person} isHeading />
            </CardContent>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
