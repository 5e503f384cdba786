import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SectionFields } from '../../utils/section-fields';
import { Icon } from '../ui/Icon';
import { type Placement, Section } from '../ui/Section';

type StatementSectionProps = SectionFields<'StatementSection'> & Placement;

/** A band with a single large sentence. */
export function StatementSection({ title, text, ...place }: StatementSectionProps) {
  const id = useId();
  return (
    <Section {...place} labelledBy={id}>
      <Stack spacing={2.5} sx={{ maxWidth: '62rem' }}>
        <Typography
          variant="overline"
          component="h2"
          id={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'accentText.main' }}
        >
          <Icon name="spark" size={16} />
          {title}
        </Typography>
        <Typography variant="h2" component="p" sx={{ lineHeight: 1.25 }}>
          {text}
        </Typography>
      </Stack>
    </Section>
  );
}
