// Guards questions and answers, and that an answer brings no markup.
import { screen, within } from '@testing-library/react';
import { QuestionsSection } from '../../../src/components/sections/QuestionsSection';
import { PLACED } from '../../support/placed';
import { renderInTheme } from '../../support/render-in-theme';

test('an answer has its paragraphs and its links', () => {
  const answer = 'It starts at $197.\n\nSee [the packages](/career-guidance/) or [the ICO](https://ico.org.uk/).';
  renderInTheme(
    <QuestionsSection
      {...PLACED}
      title=""
      label="Questions"
      questions={[{ anchor: 'a-question', question: 'What does it cost?', answer }]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'What does it cost?' })).toBeVisible();
  expect(screen.getByText('It starts at $197.').tagName).toBe('P');
  expect(screen.getByRole('link', { name: 'the packages' })).toHaveAttribute('href', '/career-guidance/');
  expect(screen.getByRole('link', { name: 'the ICO' })).toHaveAttribute('href', 'https://ico.org.uk/');
});

test('an answer cannot bring markup or a script address into the page', () => {
  const answer = '<b>Bold</b> and [press](javascript:alert)';
  renderInTheme(
    <QuestionsSection
      {...PLACED}
      title=""
      label="Questions"
      questions={[{ anchor: 'a-question', question: 'What is this?', answer }]}
    />,
  );
  expect(screen.getByText(answer)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'press' })).not.toBeInTheDocument();
});

test('links above them lead to the questions', () => {
  const questions = ['What does it cost?', 'Who is it for?'].map((question, index) => ({
    anchor: `question-${index}`,
    question,
    answer: 'Ask me.',
  }));
  renderInTheme(<QuestionsSection {...PLACED} title="" label="All questions" questions={questions} />);
  const links = within(screen.getByRole('navigation', { name: 'All questions' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['What does it cost?', '#question-0'],
    ['Who is it for?', '#question-1'],
  ]);
});
