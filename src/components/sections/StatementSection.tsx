import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';
import { bandOf, type PlacedSection } from './placed-section';

type StatementSectionProps = Queries.StatementSectionFieldsFragment & PlacedSection;

const Statement = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: '62rem',
  '& h2': {
    ...theme.typography.overline,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontFamily: theme.typography.fontFamily,
    color: theme.vars.palette.accentText.main,
  },
  '& > p': { ...theme.typography.h2, lineHeight: 1.25 },
}));

/** One sentence, large, as the one thing on its band. */
export function StatementSection({ title, text, ...place }: StatementSectionProps) {
  const id = useId();
  return (
    <Section {...bandOf(place)} labelledBy={id}>
      <Statement>
        <h2 id={id}>
          <Icon name="spark" size={16} />
          {title}
        </h2>
        <p>{text}</p>
      </Statement>
    </Section>
  );
}
