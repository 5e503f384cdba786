// Guards the wording of findings in the editor.

import { finding } from '../../src/content/read/finding';
import { fieldLabel, findingText } from '../../src/editor/messages';

const PAGE = { sections: [{ type: 'hero' }, { type: 'features', cards: [{ title: 'A' }] }] };
const OPEN = { file: 'pages/webinar.yaml', form: PAGE };
const at = (path?: readonly PropertyKey[], file = 'content/pages/webinar.yaml') => ({ file, line: 7, column: 3, path });

test.each([
  [['seo', 'title'], 'SEO, Title'],
  [['sections', 1, 'cards', 0, 'title'], 'Sections, Entry 2 (Features), Cards, Entry 1, Title'],
])('the field %j is labelled as in its form', (path, label) => expect(fieldLabel(path, PAGE)).toBe(label));

test('the fields of a list are labelled by their entries', () => {
  expect(fieldLabel([1, 'listPrice'], { entries: [{}, {}] })).toBe('Entry 2, List price');
});

test('a finding continues the label of its field', () => {
  const path = ['sections', 0, 'button', 'href'];
  const found = finding('field-value', at(path), '"href" (in sections, entry 1, button) must be a /path/', {
    found: '/contact',
    expected: 'did you mean "/contact/"?',
  });
  expect(findingText(found, OPEN)).toBe(
    'Sections, Entry 1 (Hero), Button, Address must be a /path/. Found: /contact. Did you mean "/contact/"?',
  );
});

test('a finding in another file names its form', () => {
  const found = finding('reference-unknown', at([0, 'programme'], 'content/pricing.yaml'), 'There is no such service', {
    found: 'coaching',
    expected: '4cs-program, career-guidance',
    fix: 'Use one of those at `slug:` in content/services.yaml.',
  });
  expect(findingText(found, OPEN)).toBe(
    '"Pricing", Entry 1, Programme: There is no such service. Found: coaching. Allowed: 4cs-program, career-guidance. Use one of those at "Slug" in "Services".',
  );
});
