import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Section } from '../ui/Section';

interface MissionSectionProps {
  readonly title: string;
  readonly text: string;
}

const Statement = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: '56rem',
  paddingInlineStart: 'clamp(1.25rem, 3vw, 2.5rem)',
  borderInlineStart: `4px solid ${theme.vars.palette.secondary.main}`,
  '& h2': {
    ...theme.typography.overline,
    fontFamily: theme.typography.fontFamily,
    color: theme.vars.palette.accentText.main,
  },
  '& p': { ...theme.typography.h2, fontWeight: 480, lineHeight: 1.25, textWrap: 'pretty' },
}));

/** The mission, large, as the one thing on its band. */
export function MissionSection({ title, text }: MissionSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <Statement>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </Statement>
    </Section>
  );
}
