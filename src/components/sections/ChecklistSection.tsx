import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { stack } from '../../theme/mixins';
import { Card } from '../ui/Card';
import { CheckList } from '../ui/CheckList';
import { IconTile } from '../ui/IconTile';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { bandOf, type PlacedSection } from './placed-section';

type ChecklistSectionProps = Queries.ChecklistSectionFieldsFragment & PlacedSection;

const Columns = styled('div')(({ theme }) => ({
  ...stack('clamp(2rem, 4vw, 4rem)'),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.35fr 1fr', alignItems: 'center' },
}));

const Details = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr 1fr' },
}));
const Detail = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 20,
  alignItems: 'start',
  '& h3': theme.typography.h3,
  '& p': { marginTop: 6, color: theme.vars.palette.text.secondary },
}));

/** A checklist, and cards beside it. */
export const ChecklistSection = withHydrationBoundary(function ChecklistSection(section: ChecklistSectionProps) {
  const { items, facts, eyebrow, title, lead, ...place } = section;
  const id = useId();
  return (
    <Section {...bandOf(place)} labelledBy={id}>
      <Columns>
        <div>
          <SectionHeading id={id} eyebrow={eyebrow} title={title} lead={lead} />
          <CheckList items={items ?? []} columns={2} />
        </div>
        <Details>
          {facts?.map(({ icon, title: name, text }) => (
            <Card key={name}>
              <Detail>
                <IconTile name={icon} />
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </Detail>
            </Card>
          ))}
        </Details>
      </Columns>
    </Section>
  );
});
