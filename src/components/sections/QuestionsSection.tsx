import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plainList } from '../../theme/mixins';
import type { SectionFields } from '../../utils/section-fields';
import { RichText } from '../ui/RichText';
import { type Placement, Section } from '../ui/Section';

type QuestionsSectionProps = SectionFields<'QuestionsSection'> & Placement;

const Links = styled('nav')({
  marginBottom: 'clamp(2rem, 1.4rem + 2vw, 3.25rem)',
  '@media print': { display: 'none' },
});
const List = styled('ul')(({ theme }) => ({
  ...plainList,
  columnGap: 48,
  [theme.breakpoints.up('md')]: { columns: 2 },
}));
const QuestionLink = styled('a')({ display: 'block', paddingBlock: 8, lineHeight: 1.35, textWrap: 'balance' });

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  breakInside: 'avoid',
  paddingBlock: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', gap: 48 },
}));

const Answer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: '38rem',
  color: theme.vars.palette.text.secondary,
}));

/** Questions with answers always open, for reading, searching and printing. */
export function QuestionsSection(section: QuestionsSectionProps) {
  const { title, label, questions } = section;
  return (
    <Section {...section}>
      {label && (
        <Links aria-label={label}>
          <List>
            {questions.map(({ anchor, question }) => (
              <li key={anchor}>
                <QuestionLink href={`#${anchor}`}>{question}</QuestionLink>
              </li>
            ))}
          </List>
        </Links>
      )}
      <Stack divider={<Divider aria-hidden />}>
        {questions.map(({ anchor, question, answer }, index) => (
          <Entry key={question} id={anchor} sx={index === questions.length - 1 ? { pb: 0 } : undefined}>
            <Typography variant="h3" component={title ? 'h3' : 'h2'}>
              {question}
            </Typography>
            <Answer>
              <RichText text={answer} />
            </Answer>
          </Entry>
        ))}
      </Stack>
    </Section>
  );
}
