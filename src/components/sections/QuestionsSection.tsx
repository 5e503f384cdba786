import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { plainList } from '../../theme/mixins';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { bandOf, type PlacedSection } from './placed-section';
import { RichText } from './RichText';

type QuestionsSectionProps = Queries.QuestionsSectionFieldsFragment & PlacedSection;

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
export const QuestionsSection = withHydrationBoundary(function QuestionsSection(section: QuestionsSectionProps) {
  const { title, label, questions, ...place } = section;
  const heading = useId();
  return (
    <Section {...bandOf(place)} labelledBy={title ? heading : undefined}>
      {title && <SectionHeading id={heading} title={title} />}
      {label && (
        <Links aria-label={label}>
          <ul>
            {questions.map(({ anchor, question }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{question}</a>
              </li>
            ))}
          </ul>
        </Links>
      )}
      {questions.map(({ anchor, question, answer }) => (
        <Entry key={question} id={anchor}>
          <Question as={title ? 'h3' : 'h2'}>{question}</Question>
          <Answer>
            <RichText text={answer} />
          </Answer>
        </Entry>
      ))}
    </Section>
  );
});

export const questionsSectionFragment = graphql`
  fragment QuestionsSectionData on QuestionsSection {
    questions {
      ...FaqFields
    }
  }
`;
