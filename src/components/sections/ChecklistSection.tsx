import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { stack } from '../../theme/mixins';
import type { SectionFields } from '../../utils/section-fields';
import { CheckList } from '../ui/CheckList';
import { IconTile } from '../ui/IconTile';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

type ChecklistSectionProps = SectionFields<'ChecklistSection'> & Placement;

const Columns = styled('div')(({ theme }) => ({
  ...stack('clamp(2rem, 4vw, 4rem)'),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.35fr 1fr', alignItems: 'center' },
}));

const Details = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** A checklist with cards beside it. */
export function ChecklistSection(section: ChecklistSectionProps) {
  const { items, facts, eyebrow, title, lead, ...place } = section;
  const id = useId();
  return (
    <Section {...place} labelledBy={id}>
      <Columns>
        <div>
          <SectionHeading id={id} eyebrow={eyebrow} title={title} lead={lead} />
          <CheckList items={items ?? []} columns={2} />
        </div>
        <Details>
          {facts?.map(({ icon, title: name, text }) => (
            <Card key={name}>
              <CardContent>
                <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2.5 }}>
                  <IconTile name={icon} />
                  {/* Large text has its own line. */}
                  <Box sx={{ flex: '1 1 9rem' }}>
                    <Typography variant="h3">{name}</Typography>
                    <Typography color="textSecondary" sx={{ mt: 0.75 }}>
                      {text}
                    </Typography>
                  </Box>
                </Stack>
              </CardContent>
            </Card>
          ))}
        </Details>
      </Columns>
    </Section>
  );
}
