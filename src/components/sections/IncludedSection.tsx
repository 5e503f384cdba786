import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { stack } from '../../theme/mixins';
import { Card } from '../ui/Card';
import { CheckList } from '../ui/CheckList';
import { IconTile } from '../ui/IconTile';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface IncludedSectionProps extends Queries.HeadingFieldsFragment {
  readonly items: readonly string[];
  /** Beside the checklist: how long it takes, with how many. */
  readonly details: readonly Queries.FourCsProgramCopyFieldsFragment['duration'][];
}

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

/** The checklist of what is included, and the details beside it. */
export const IncludedSection = withHydrationBoundary(function IncludedSection({
  items,
  details,
  ...heading
}: IncludedSectionProps) {
  const id = useId();
  return (
    <Section tone="wash" labelledBy={id}>
      <Columns>
        <div>
          <SectionHeading id={id} {...heading} />
          <CheckList items={items} columns={2} />
        </div>
        <Details>
          {details.map(({ icon, title: name, text }) => (
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
