import { styled } from '@mui/material/styles';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { plainList } from '../../theme/mixins';
import { Section } from '../ui/Section';
import { RichText } from './RichText';

interface FaqSectionProps {
  /** What screen readers call the links to the questions. */
  readonly label: string;
  /** The answers as they are shown, with links as `[words](address)`. */
  readonly questions: readonly Queries.FaqFieldsFragment[];
}

const Links = styled('nav')(({ theme }) => ({
  marginBottom: 'clamp(2rem, 1.4rem + 2vw, 3.25rem)',
  '& ul': { ...plainList, columnGap: 48, [theme.breakpoints.up('md')]: { columns: 2 } },
  '& a': { display: 'block', paddingBlock: 8, lineHeight: 1.35, textWrap: 'balance' },
  '@media print': { display: 'none' },
}));

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
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
export const FaqSection = withHydrationBoundary(function FaqSection({ label, questions }: FaqSectionProps) {
  return (
    <Section>
      <Links aria-label={label}>
        <ul>
          {questions.map(({ anchor, question }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{question}</a>
            </li>
          ))}
        </ul>
      </Links>
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
