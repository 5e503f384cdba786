// Guards what is read from a pasted person specification.
import fc from 'fast-check';
import { readSpecification } from '../../../src/planners/application/specification';
import { SEED, tries } from '../../support/seed';

const read = (pasted: string): readonly string[] =>
  readSpecification(pasted).criteria.map(
    ({ weight, group, text }) => `${{ essential: 'E', desirable: 'D', '': '?' }[weight]} ${group}: ${text}`,
  );

// pasted-texts.test.ts has whole adverts; these are what no advert there has.
test.each([
  [
    `Experience\nEssential:\n• Experience of caring for people with:\n   o long-term wounds\n   o diabetes\n   o a stoma\n• Working across organisations, such as\n   – general practice\n   – hospices\n• Own caseload\nDesirable:\n• Experience of research`,
    'E Experience: Experience of caring for people with: long-term wounds; diabetes; a stoma',
    'E Experience: Working across organisations, such as: general practice; hospices',
    'E Experience: Own caseload',
    'D Experience: Experience of research',
  ],
  [
    'Area\tEssential\tDesirable\nSkills\t•\tLeads shifts\n•\tSwims\t•\tRosters',
    ...['E Skills: Leads shifts', 'E Skills: Swims', 'D Skills: Rosters'],
  ],
  [
    '2 years of experience\nLeads shifts\nLeads shifts',
    '? : 2 years of experience',
    '? : Leads shifts',
    '? : Leads shifts',
  ],
  ['Desirable experience of intensive care', 'D : Desirable experience of intensive care'],
  [
    'ESSENTIAL\nCare in a sterile\n\nStaff Nurse JD v2 Page 5 of 7\nenvironment\n\nStaff Nurse JD v2 Page 6 of 7\nUncontrolled when printed',
    'E : Care in a sterile environment',
  ],
  ['  \u200BRegistered\u00A0nurse;\r\n\r\n', '? : Registered nurse'],
  [
    'Person specification (continued)\n1\nPage 2 of 3\n6 | Page\n- 3 -\nPage | 3\n3/6\n-----\nwww.site.example\nA = Application',
  ],
  [
    'Criteria E/D Assessed\n1.1 Registered nurse E A\n1.2 Teaching qualification D A\n1.3 Leads shifts E A/I\n1.4 Audit D I',
    ...['E : Registered nurse', 'D : Teaching qualification', 'E : Leads shifts', 'D : Audit'],
  ],
  [
    '## Skills\n**Essential**\n- **IV drugs**, competent\n**Desirable:**\n- Prescriber',
    ...['E Skills: IV drugs, competent', 'D Skills: Prescriber'],
  ],
  [
    'You will have:\n• a degree;\n• registration; and\n• calm.\nIt would be desirable to have:\n• a driving licence.',
    ...['? You will have: a degree', '? You will have: registration', '? You will have: calm.'],
    'D It would be desirable to have: a driving licence.',
  ],
  [
    'Registered nurse - A\nTeam player – A/I\n🔹 Numerate: T\n> 2 years in a ward',
    ...['? : Registered nurse', '? : Team player', '? : Numerate', '? : > 2 years in a ward'],
  ],
])('%j is read as written', (pasted, ...criteria) => {
  expect(read(pasted)).toEqual(criteria);
});

/** Patterns of lines in which "w" stands for a word that occurs once. */
const LINES = [
  'w¦W w w¦• W w w w¦  o w w¦1. W w¦- w w;¦W w (essential): W w¦W w w. W w w is desirable. Ideally w w.¦W: w w¦>w',
  'You must have a w; be able w. It would be useful, w, if you had w.¦W w would be helpful, but w w. We w if you w.',
  'Essential¦Desirable criteria¦Hanfodol / Essential¦Skills¦Knowledge w¦W w (Essential)¦W w E A/I¦E1¦D¦A/I¦KEY W¦',
  'Criteria\tEssential\tDesirable¦W\tW w\tw w¦w\tw¦"W w\nW w"\tw¦| W w | Essential | A |¦Skills W w W w A¦W w ✓ A',
  'Criteria   Essential   Desirable¦W      w w      w¦Area Essential Desirable¦😀 W w¦Essential: W w¦How to apply',
  'Page 2 of 3¦W w w: • W w • W w; w w 1. w 2. w¦Mae w yn hanfodol¦Person specification¦We w w.¦https://w.example',
  'W (w w¦w-¦W w,¦W, w & w¦**W** w¦"W w¦\u00A0w\u200B w',
].flatMap((lines) => lines.split('¦'));

test(`every pasted word is in a criterion, a heading or the rest (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 14 }), (lines) => {
      let count = 0;
      const pasted = lines.join('\n').replace(/(?<![A-Za-z])[wW](?![A-Za-z])/g, (sign) => {
        count += 1;
        const letters = [...count.toString(8)].map((digit) => 'abcdefgh'[Number(digit)]).join('');
        return `${sign === 'W' ? 'Qu' : 'qu'}${letters}`;
      });
      const { criteria, unread } = readSpecification(pasted);
      const shown = [...criteria.flatMap(({ text, group }) => [text, group]), ...unread].join(' ').match(/qu[a-h]+/gi);
      const words = pasted.match(/qu[a-h]+/gi) ?? [];
      expect(words.filter((each) => !shown?.includes(each))).toEqual([]);
      for (const { text } of criteria) expect(text.trim()).not.toBe('');
    }),
    tries(1000),
  );
});

test('a text of 20,000 characters is read whole', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `• Criterion ${index} ${'word '.repeat(18)}.`);
  expect(readSpecification(lines.join('\n')).criteria).toHaveLength(200);
  expect(readSpecification('x'.repeat(20_000)).criteria).toHaveLength(1);
});
