/** Person specifications in the forms in which adverts have them, reworded, and what should be read from them. */
interface Sample {
  readonly form: string;
  readonly pasted: string;
  /** The criteria as "E group: text" and "D group: text". */
  readonly criteria: readonly string[];
}

export const SPECIFICATIONS: readonly Sample[] = [
  {
    form: 'an advert page with a heading for each weight under each group',
    pasted: `Person Specification
Qualifications
Essential
Registered nurse on the NMC register
Degree in nursing or equivalent experience
Desirable
Teaching or assessing qualification
Experience
Essential
Post-registration experience in an acute setting
Experience of taking charge of a shift
Desirable
Experience of audit
Personal Qualities
Essential
Able to work a rota that includes nights and weekends`,
    criteria: [
      'E Qualifications: Registered nurse on the NMC register',
      'E Qualifications: Degree in nursing or equivalent experience',
      'D Qualifications: Teaching or assessing qualification',
      'E Experience: Post-registration experience in an acute setting',
      'E Experience: Experience of taking charge of a shift',
      'D Experience: Experience of audit',
      'E Personal Qualities: Able to work a rota that includes nights and weekends',
    ],
  },
  {
    form: 'bullets under "Essential criteria" and "Desirable criteria"',
    pasted: `Essential criteria:
• Current NMC registration (A)
• Evidence of continuing professional development (A/I)
• Effective communication, spoken and written (I)

Desirable criteria:
• Care of people with a tracheostomy (A, I)
• Leadership course [A]`,
    criteria: [
      'E : Current NMC registration',
      'E : Evidence of continuing professional development',
      'E : Effective communication, spoken and written',
      'D : Care of people with a tracheostomy',
      'D : Leadership course',
    ],
  },
  {
    form: 'a numbered list with the weight at each end',
    pasted: `1. Registered general nurse (E)
2. Two years in a community post (E)
3. Full UK driving licence (E)
4. Non-medical prescriber (D)
10. V300 module booked or begun (Desirable)`,
    criteria: [
      'E : Registered general nurse',
      'E : Two years in a community post',
      'E : Full UK driving licence',
      'D : Non-medical prescriber',
      'D : V300 module booked or begun',
    ],
  },
  {
    form: 'a PDF with broken lines',
    pasted: `PERSON SPECIFICATION
Job Title: Senior Staff Nurse
Band 6
EDUCATION AND QUALIFICATIONS
Essential
\uF0B7 Registered nurse with current registration and evidence of
recent learning that relates to the care of older people
\uF0B7 Practice supervisor or assessor preparation, or NMC-
approved equivalent (within six months)
Page 1 of 2
Desirable
\uF0B7 Post-registration module in the care of people who live with
dementia
SKILLS AND ABILITIES
Essential
\uF0B7 Can set priorities for a bay of patients, hand over clearly and
ask for help early
Page 2 of 2`,
    criteria: [
      'E EDUCATION AND QUALIFICATIONS: Registered nurse with current registration and evidence of recent learning that relates to the care of older people',
      'E EDUCATION AND QUALIFICATIONS: Practice supervisor or assessor preparation, or NMC-approved equivalent (within six months)',
      'D EDUCATION AND QUALIFICATIONS: Post-registration module in the care of people who live with dementia',
      'E SKILLS AND ABILITIES: Can set priorities for a bay of patients, hand over clearly and ask for help early',
    ],
  },
  {
    form: 'a table with a column for each weight, several criteria in a cell',
    pasted: `Criteria\tEssential\tDesirable\tAssessed by
Qualifications\tRegistered nurse (adult)
Evidence of study at degree level\tMentorship course\tA
Experience\t• Care of people after surgery
• Supervising students and junior staff\t• Link nurse role
• Rostering\tA/I
Further Training\tIntravenous drugs\tVenepuncture\tA, I`,
    criteria: [
      'E Qualifications: Registered nurse (adult)',
      'E Qualifications: Evidence of study at degree level',
      'D Qualifications: Mentorship course',
      'E Experience: Care of people after surgery',
      'E Experience: Supervising students and junior staff',
      'D Experience: Link nurse role',
      'D Experience: Rostering',
      'E Further Training: Intravenous drugs',
      'D Further Training: Venepuncture',
    ],
  },
  {
    form: 'a table with ticks',
    pasted: `Attributes\tEssential\tDesirable\tHow assessed
Knowledge
Knowledge of infection prevention\t✓\t\tInterview
Knowledge of the deteriorating patient\t✓\t\tInterview
Knowledge of quality improvement\t\t✓\tInterview
Skills
Uses electronic records\tX\t\tApplication form`,
    criteria: [
      'E Knowledge: Knowledge of infection prevention',
      'E Knowledge: Knowledge of the deteriorating patient',
      'D Knowledge: Knowledge of quality improvement',
      'E Skills: Uses electronic records',
    ],
  },
  {
    form: 'a table that a PDF gave cell by cell',
    pasted: `Essential
Desirable
Assessed by
Qualifications
Registered children's nurse
Diploma in neonatal care
A
Experience
Care of babies who need oxygen, and of
their families
Transport of babies between units
A/I
Skills
Explains plans to parents in plain words
I`,
    criteria: [
      "? Qualifications: Registered children's nurse",
      '? Qualifications: Diploma in neonatal care',
      '? Experience: Care of babies who need oxygen, and of their families',
      '? Experience: Transport of babies between units',
      '? Skills: Explains plans to parents in plain words',
    ],
  },
  {
    form: 'nested bullets',
    pasted: `Experience
Essential:
• Experience of caring for people with:
   o long-term wounds
   o diabetes
   o a stoma
• Working across organisations, such as
   – general practice
   – hospices
• Own caseload
Desirable:
• Experience of research`,
    criteria: [
      'E Experience: Experience of caring for people with: long-term wounds; diabetes; a stoma',
      'E Experience: Working across organisations, such as: general practice; hospices',
      'E Experience: Own caseload',
      'D Experience: Experience of research',
    ],
  },
  {
    form: 'a weight in every heading, and the ways of assessment in words',
    pasted: `Education and Qualifications – Essential
- Registered mental health nurse    Application form
- Evidence of recent learning    Application/Interview

Education and Qualifications – Desirable
- Training in talking therapies    Certificate

Knowledge and Skills (Essential)
- Understands the Mental Health Act    Interview
- Talks with people in distress calmly    Interview

A = Application, I = Interview`,
    criteria: [
      'E Education and Qualifications: Registered mental health nurse',
      'E Education and Qualifications: Evidence of recent learning',
      'D Education and Qualifications: Training in talking therapies',
      'E Knowledge and Skills: Understands the Mental Health Act',
      'E Knowledge and Skills: Talks with people in distress calmly',
    ],
  },
  {
    form: 'forty criteria with letters at their ends',
    pasted: ['Qualifications', 'Experience', 'Knowledge', 'Personal Attributes']
      .map((group) =>
        [
          group,
          ...Array.from({ length: 10 }, (_, index) => `${group} point ${index + 1} ${index < 7 ? 'E' : 'D'} A/I`),
        ].join('\n'),
      )
      .join('\n\n'),
    criteria: ['Qualifications', 'Experience', 'Knowledge', 'Personal Attributes'].flatMap((group) =>
      Array.from({ length: 10 }, (_, index) => `${index < 7 ? 'E' : 'D'} ${group}: ${group} point ${index + 1}`),
    ),
  },
];
