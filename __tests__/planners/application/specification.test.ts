// Guards what is read from a pasted person specification.
import fc from 'fast-check';
import { criteriaIn } from '../../../src/planners/application/specification';
import { SEED } from '../../support/seed';
import { SPECIFICATIONS } from './specifications';

const read = (pasted: string): readonly string[] =>
  criteriaIn(pasted).map(({ weight, group, text }) => `${weight === 'essential' ? 'E' : 'D'} ${group}: ${text}`);

test.each(SPECIFICATIONS)('criteria of $form', ({ pasted, criteria }) => {
  expect(read(pasted)).toEqual(criteria);
});

test.each([
  ['E1 Registered nurse\nD1 Prescriber', 'E : Registered nurse', 'D : Prescriber'],
  [
    'You will have:\n- a current registration\n- a driving licence',
    'E You will have: a current registration',
    'E You will have: a driving licence',
  ],
  ['AREA ESSENTIAL DESIRABLE\nRegistered nurse\nPrescriber', 'E : Registered nurse', 'E : Prescriber'],
  [
    'Area\tEssential\tDesirable\nSkills\t•\tLeads shifts\n•\tSwims\t•\tRosters',
    'E Skills: Leads shifts',
    'E Skills: Swims',
    'D Skills: Rosters',
  ],
  ['2 years of experience', 'E : 2 years of experience'],
  ['Essential: Registered nurse\nDesirable: Prescriber', 'E : Registered nurse', 'D : Prescriber'],
  ['| Registered nurse | Essential | A |\n| Prescriber | Desirable | A |', 'E : Registered nurse', 'D : Prescriber'],
  [
    'Communication skills\nLeadership skills\nRegistered nurse',
    'E : Communication skills',
    'E Leadership skills: Registered nurse',
  ],
  ['  \u200BRegistered\u00A0nurse;\r\n\r\n', 'E : Registered nurse'],
  ['Desirable experience of intensive care', 'E : Desirable experience of intensive care'],
  ['Person specification\n1\nPage 2 of 3\nA = Application'],
])('%j is read as written', (pasted, ...criteria) => {
  expect(read(pasted)).toEqual(criteria);
});

test(`any text ends in criteria that hold words (seed ${SEED})`, () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('\n', '\t', '• ', 'Essential', 'Desirable', 'Skills', 'A/I', '(', '|'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      for (const { text } of criteriaIn(pieces.join(''))) expect(text.trim()).not.toBe('');
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test('a text of 20,000 characters is read whole', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `• Criterion ${index} ${'word '.repeat(18)}.`);
  expect(criteriaIn(lines.join('\n'))).toHaveLength(200);
  expect(criteriaIn('x'.repeat(20_000))).toHaveLength(1);
});
