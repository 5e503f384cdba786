import { styled } from '@mui/material/styles';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Section } from '../ui/Section';
import { RichText } from './RichText';

interface FaqSectionProps {
  /** The answers as they are shown, with links as `[words](address)`. */
  readonly questions: readonly { readonly anchor: string; readonly question: string; readonly answer: string }[];
}

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', gap: 48 },
}));

const Question = styled('h2')(({ theme }) => theme.typography.h3);

const Answer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: '38rem',
  color: theme.vars.palette.text.secondary,
}));

/** Questions with their answers in the open, so that they can be read, searched and printed. */
export const FaqSection = withHydrationBoundary(function FaqSection({ questions }: FaqSectionProps) {
  return (
    <Section>
      {questions.map(({ anchor, question, answer }) => (
        <Entry key={question} id={anchor}>
          <Question>{question}</Question>
          <Answer>
            <RichText text={answer} />
          </Answer>
        </Entry>
      ))}
    </Section>
  );
});
