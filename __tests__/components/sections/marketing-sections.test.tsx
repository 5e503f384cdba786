// Guards the sections of the marketing pages.
import { screen, within } from '@testing-library/react';
import { CallToAction } from '../../../src/components/sections/CallToAction';
import { ChecklistSection } from '../../../src/components/sections/ChecklistSection';
import { FeaturesSection } from '../../../src/components/sections/FeaturesSection';
import { StepsSection } from '../../../src/components/sections/StepsSection';
import { StorySection } from '../../../src/components/sections/StorySection';
import { giveSite } from '../../support/give-site';
import { PLACED } from '../../support/placed';
import { renderInTheme } from '../../support/render-in-theme';

const NO_WORDS = { eyebrow: null, lead: null };

beforeEach(giveSite);

test('the closing panel shows its note only when there is one', () => {
  const { rerender } = renderInTheme(
    <CallToAction title="Ready?" text="Talk." note="Spots are limited.">
      {null}
    </CallToAction>,
  );
  expect(screen.getByText('Spots are limited.')).toBeInTheDocument();
  rerender(
    <CallToAction title="Ready?" text="Talk.">
      {null}
    </CallToAction>,
  );
  expect(screen.queryByText('Spots are limited.')).not.toBeInTheDocument();
});

test('a feature with details lists them', () => {
  renderInTheme(
    <FeaturesSection
      {...PLACED}
      {...NO_WORDS}
      badge={null}
      list={null}
      linkLabel={null}
      title="Pillars"
      columns={4}
      cards={[
        { icon: 'map', title: 'Planning', description: 'Plan.', details: ['One', 'Two', 'Three', 'Four'], link: null },
        { icon: 'star', title: 'Plain', description: 'No bullets.', details: null, link: null },
      ]}
    />,
  );
  const cards = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'));
  expect(cards.map((card) => within(card as HTMLElement).queryAllByRole('listitem').length)).toEqual([4, 0]);
});

test('a feature with a link leads there', () => {
  renderInTheme(
    <FeaturesSection
      {...PLACED}
      {...NO_WORDS}
      badge={null}
      list={null}
      linkLabel={null}
      title="Also possible"
      columns={null}
      cards={[
        {
          icon: 'mentor',
          title: '1:1 Coaching',
          description: 'Private.',
          details: null,
          link: { href: '/contact/?interest=1on1', label: 'Ask about 1:1 Coaching' },
        },
        { icon: 'group', title: 'Plain', description: 'No link.', details: null, link: null },
      ]}
    />,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Ask about 1:1 Coaching');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact/?interest=1on1');
});

test('the steps of the process are an ordered list with their highlights', () => {
  renderInTheme(
    <StepsSection
      {...PLACED}
      {...NO_WORDS}
      list={null}
      title="Process"
      steps={[
        { title: 'Begin', description: 'Talk.', highlights: ['a', 'b', 'c'] },
        { title: 'Go on', description: 'Plan.', highlights: ['d', 'e', 'f'] },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Begin',
    'Go on',
  ]);
  const list = screen.getByText('01').closest('li')?.parentElement;
  expect(list?.tagName).toBe('OL');
  expect(list).toContainElement(screen.getByText('02'));
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) expect(screen.getByText(text)).toBeInTheDocument();
});

test('what is included is a list, and each fact a heading with its sentence', () => {
  renderInTheme(
    <ChecklistSection
      {...PLACED}
      {...NO_WORDS}
      list={null}
      title="Included"
      items={['Certificate', 'Worksheets']}
      facts={[{ icon: 'calendar', title: 'Duration', text: '6 weeks' }]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Certificate', 'Worksheets']);
  expect(screen.getByRole('heading', { level: 3, name: 'Duration' })).toBeInTheDocument();
  expect(screen.getByText('6 weeks')).toBeInTheDocument();
});

test('the story shows every paragraph, the badges and who is to be seen', () => {
  renderInTheme(
    <StorySection
      {...PLACED}
      id="about"
      short={false}
      link={null}
      story={{
        title: 'My Story',
        summary: 'In short.',
        paragraphs: ['First.', 'Second.'],
        badges: [{ icon: 'globe', label: 'International Nurse' }],
        portrait: { childImageSharp: null },
        portraitAlt: '',
      }}
      settings={{ founder: { name: 'Ada Obi', role: 'Registered nurse', isRealName: true } }}
    />,
  );
  const story = screen.getByRole('region', { name: 'My Story' });
  expect(story).toHaveAttribute('id', 'about');
  for (const text of ['First.', 'Second.', 'Ada Obi, Registered nurse']) expect(story).toHaveTextContent(text);
  expect(within(story).getByRole('listitem')).toHaveTextContent('International Nurse');
});
