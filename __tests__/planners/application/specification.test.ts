// Guards what is read from a pasted person specification.
import fc from 'fast-check';
import { readSpecification } from '../../../src/planners/application/specification';
import { SEED, tries } from '../../support/seed';

const read = (pasted: string): readonly string[] =>
  readSpecification(pasted).criteria.map(
    ({ weight, group, text }) => `${{ essential: 'E', desirable: 'D', '': '?' }[weight]} ${group}: ${text}`,
  );

test.each([
  [
    `PERSON SPECIFICATION\nJob Title: Senior Staff Nurse\nBand 6\nEDUCATION AND QUALIFICATIONS\nEssential\n\uF0B7 Registered nurse with current registration and evidence of\nrecent learning that relates to the care of older people\n\uF0B7 Practice supervisor or assessor preparation, or NMC-\napproved equivalent (within six months)\nPage 1 of 2\nDesirable\n\uF0B7 Post-registration module in the care of people who live with\ndementia\nSKILLS AND ABILITIES\nEssential\n\uF0B7 Can set priorities for a bay of patients, hand over clearly and\nask for help early\nPage 2 of 2`,
    'E EDUCATION AND QUALIFICATIONS: Registered nurse with current registration and evidence of recent learning that relates to the care of older people',
    'E EDUCATION AND QUALIFICATIONS: Practice supervisor or assessor preparation, or NMC-approved equivalent (within six months)',
    'D EDUCATION AND QUALIFICATIONS: Post-registration module in the care of people who live with dementia',
    'E SKILLS AND ABILITIES: Can set priorities for a bay of patients, hand over clearly and ask for help early',
  ],
  [
    `Experience\nEssential:\n• Experience of caring for people with:\n   o long-term wounds\n   o diabetes\n   o a stoma\n• Working across organisations, such as\n   – general practice\n   – hospices\n• Own caseload\nDesirable:\n• Experience of research`,
    'E Experience: Experience of caring for people with: long-term wounds; diabetes; a stoma',
    'E Experience: Working across organisations, such as: general practice; hospices',
    'E Experience: Own caseload',
    'D Experience: Experience of research',
  ],
  ['E1 Registered nurse\nD1 Prescriber', 'E : Registered nurse', 'D : Prescriber'],
  [
    'You will have:\n- a current registration\n- a driving licence',
    '? You will have: a current registration',
    '? You will have: a driving licence',
  ],
  ['AREA ESSENTIAL DESIRABLE\nRegistered nurse\nPrescriber', '? : Registered nurse', '? : Prescriber'],
  [
    'Area\tEssential\tDesirable\nSkills\t•\tLeads shifts\n•\tSwims\t•\tRosters',
    'E Skills: Leads shifts',
    'E Skills: Swims',
    'D Skills: Rosters',
  ],
  ['2 years of experience', '? : 2 years of experience'],
  ['Leads shifts\nLeads shifts', '? : Leads shifts', '? : Leads shifts'],
  ['Essential: Registered nurse\nDesirable: Prescriber', 'E : Registered nurse', 'D : Prescriber'],
  ['| Registered nurse | Essential | A |\n| Prescriber | Desirable | A |', 'E : Registered nurse', 'D : Prescriber'],
  [
    'Communication skills\nLeadership skills\nRegistered nurse',
    ...['? : Communication skills', '? : Leadership skills', '? : Registered nurse'],
  ],
  ['  \u200BRegistered\u00A0nurse;\r\n\r\n', '? : Registered nurse'],
  ['Desirable experience of intensive care', 'D : Desirable experience of intensive care'],
  [
    'Person specification (continued)\n1\nPage 2 of 3\n6 | Page\n- 3 -\nPage | 3\n3/6\n-----\nwww.site.example\nA = Application',
  ],
  [
    'Criteria E/D Assessed\n1.1 Registered nurse E A\n1.2 Teaching qualification D A\n1.3 Leads shifts E A/I\n1.4 Audit D I',
    ...['E : Registered nurse', 'D : Teaching qualification', 'E : Leads shifts', 'D : Audit'],
  ],
  [
    '> Essential criteria:\n> * Registered nurse\n>\n> Desirable criteria:\n> * Prescriber',
    ...['E : Registered nurse', 'D : Prescriber'],
  ],
  [
    '## Skills\n**Essential**\n- **IV drugs**, competent\n**Desirable:**\n- Prescriber',
    ...['E Skills: IV drugs, competent', 'D Skills: Prescriber'],
  ],
  [
    'Pain clinic\nEssential criteria – you must be a:\nRegistered nurse\n_Desirable_\nPrescriber',
    ...['E Pain clinic: Registered nurse', 'D Pain clinic: Prescriber'],
  ],
  [
    'Essential criteria: Registered nurse\nDesirable criteria: Prescriber',
    ...['E : Registered nurse', 'D : Prescriber'],
  ],
  [
    'Essential criteria (score 0–3)\nRegistered nurse\nDesirable criteria (score 0–3)\nPrescriber',
    ...['E : Registered nurse', 'D : Prescriber'],
  ],
  [
    'You will have:\n• a degree;\n• registration; and\n• calm.\nIt would be desirable to have:\n• a driving licence.',
    ...['? You will have: a degree', '? You will have: registration', '? You will have: calm.'],
    'D It would be desirable to have: a driving licence.',
  ],
  [
    'Criterion\tE\tD\tAssessed\nRegistered nurse\t✓\t\tA\nPrescriber\t\t✓\tA',
    ...['E : Registered nurse', 'D : Prescriber'],
  ],
  [
    'Attribute\tCriteria\tWeight\nExperience\tLeads shifts\tEssential\n\tAudit\tDesirable',
    ...['E Experience: Leads shifts', 'D Experience: Audit'],
  ],
  [
    'Criteria       Essential            Desirable      Assessed\nSkills         Leads shifts         Audit          A\n               Wound care           Teaching       A',
    ...['E Skills: Leads shifts', 'E Skills: Wound care', 'D Skills: Audit', 'D Skills: Teaching'],
  ],
  [
    'Area\tEssential\tDesirable\nSkills\tRosters\nAudit\tTeaching\nSwimming\nKnowledge\tThe Code\tThe law',
    ...['E Skills: Rosters', 'E Skills: Audit', 'D Skills: Teaching', 'D Skills: Swimming'],
    ...['E Knowledge: The Code', 'D Knowledge: The law'],
  ],
  [
    'Essential\tAssessed\nRegistered nurse\tA\nDesirable\tAssessed\nPrescriber\tA',
    ...['E : Registered nurse', 'D : Prescriber'],
  ],
  ['No.\tCriterion\tEssential\tDesirable\n1\tPrescriber\t\t✓', 'D : Prescriber'],
  [
    'Registered nurse - A\nTeam player – A/I\n🔹 Numerate: T\n> 2 years in a ward',
    ...['? : Registered nurse', '? : Team player', '? : Numerate', '? : > 2 years in a ward'],
  ],
  [
    '             Essential                     Desirable\nEducation    Registered nurse on part 1     Burns course at degree\n             of the register                level\n             Manual handling                Life support\n                                            (ALS)',
    ...['E Education: Registered nurse on part 1 of the register', 'E Education: Manual handling'],
    ...['D Education: Burns course at degree level', 'D Education: Life support (ALS)'],
  ],
  [
    'ESSENTIAL\nCare in a sterile\n\nStaff Nurse JD v2 Page 5 of 7\nenvironment\n\nStaff Nurse JD v2 Page 6 of 7\nUncontrolled when printed',
    'E : Care in a sterile environment',
  ],
  ['E1\nRegistered nurse\nD1\nPrescriber', 'E : Registered nurse', 'D : Prescriber'],
  ['Registered nurse\nE\nA\nPrescriber\nD\nA', 'E : Registered nurse', 'D : Prescriber'],
  [
    'Freedom to Act\nEssential\nWorks to guidelines\nDesirable\nAudit\nAnalytical and Judgement Skills\nEssential\nAssesses risk',
    ...['E Freedom to Act: Works to guidelines', 'D Freedom to Act: Audit'],
    'E Analytical and Judgement Skills: Assesses risk',
  ],
  [
    'Essential\n– Evidence of post-\nregistration training\n– Senior posts (staff nurse,\ndeputy manager)',
    ...['E : Evidence of post-registration training', 'E : Senior posts (staff nurse, deputy manager)'],
  ],
  [
    'Essential\n☐ Registered nurse (S)\n→ Team player AF / INT\n✅ Calm',
    ...['E : Registered nurse', 'E : Team player', 'E : Calm'],
  ],
])('%j is read as written', (pasted, ...criteria) => {
  expect(read(pasted)).toEqual(criteria);
});

/** Patterns of lines in which "w" stands for a word that occurs once. */
const LINES = [
  ...[
    'w',
    'W w w',
    '• W w w w',
    '  o w w',
    '1. W w',
    '- w w;',
    'You must have a w; be able w. It would be useful, w, if you had w.',
    'W w would be helpful, but w w. We w if you w.',
    'W w (essential): W w',
    'W w w. W w w is desirable. Ideally w w.',
    'W: w w',
    '>w',
  ],
  ...[
    'Essential',
    'Desirable criteria',
    'Hanfodol / Essential',
    'Skills',
    'Knowledge w',
    'W w (Essential)',
    'W w E A/I',
  ],
  ...[
    'Criteria\tEssential\tDesirable',
    'W\tW w\tw w',
    'w\tw',
    '"W w\nW w"\tw',
    '| W w | Essential | A |',
    'E1',
    'D',
    'A/I',
  ],
  ...[
    'Criteria   Essential   Desirable',
    'W      w w      w',
    'Skills W w W w A',
    'W w ✓ A',
    'Area Essential Desirable',
    '😀 W w',
  ],
  ...[
    'Page 2 of 3',
    'W w w: • W w • W w; w w 1. w 2. w',
    'How to apply',
    'Mae w yn hanfodol',
    'Essential: W w',
    'KEY W',
    '',
  ],
  ...[
    'Person specification',
    'We w w.',
    'https://w.example',
    'W (w w',
    'w-',
    'W w,',
    'W, w & w',
    '**W** w',
    '"W w',
    '\u00A0w\u200B w',
  ],
];

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
