/** For a date that neither a rule nor the visitor sets. */
const ADVICE = 'Our advice, not a rule';

/** The dates' labels, and what to do or how certain they are, with links. */
const DATES = {
  firstDay: {
    label: 'First day at work',
    note: 'Take your passport, and know who to ask for. Your checklist has the rest.',
  },
  firstMeeting: {
    label: 'First preceptor meeting',
    note: 'If nobody has named a preceptor, say: “Who is my preceptor, and when do we meet?” Put all the meetings in your diary.',
    isDeadline: true,
  },
  supernumeraryEnds: {
    label: 'Supernumerary at least until',
    note: 'Supernumerary means that you are not counted in the numbers on shift. The standard says {fact:preceptorship-core-supernumerary-weeks unit} or {fact:preceptorship-core-supernumerary-hours unit}, and at your hours {fact:preceptorship-core-supernumerary-hours unit} take {ownWeeks} weeks. Ask your manager to confirm your last day in writing.',
    isMinor: true,
  },
  middleMeeting: {
    label: 'Meeting halfway',
    note: 'Look at what goes well and what you still need. Ask for it now if you have had no meeting yet.',
  },
  preceptorshipEnds: {
    label: 'Preceptorship may end',
    note: 'This is the least it should last. Have the last meeting, and ask for a written record of what you achieved. Some programmes run for {fact:preceptorship-gold-months unit}.',
  },
  yearEnds: {
    label: 'One year at work',
    note: 'Most employers hold an appraisal once a year. If yours has not been booked, ask for a date.',
    advice: ADVICE,
    isMinor: true,
  },
  feeDue: {
    label: 'NMC yearly fee due',
    note: 'Counted from the day you joined the register. Don’t leave it to the last day. MyNMC shows the exact day and the amount, and there you [set up a Direct Debit](https://www.nmc.org.uk/registration/staying-on-the-register/paying-your-fee/). If the fee is late, your registration lapses and you can’t work as a nurse.',
    isDeadline: true,
  },
  visaThink: {
    label: 'Talk about your visa',
    note: 'Ask HR or your adviser what happens next, and what they need from you.',
    advice: ADVICE,
  },
  visaEnds: {
    label: 'Visa ends',
    note: 'Whatever you apply for has to be sent before this day, and don’t travel while you wait for the decision. Read [what GOV.UK says about your visa](https://www.gov.uk/health-care-worker-visa).',
    isDeadline: true,
  },
  opens: {
    label: 'Revalidation opens',
    note: 'From this day you can send your first application in MyNMC.',
  },
  due: {
    label: 'Revalidation due',
    note: 'The first day of the month in which your registration ends. The [revalidation planner](/tools/revalidation-planner/) shows what is still missing.',
    isDeadline: true,
  },
  expires: {
    label: 'Registration ends',
    note: 'Counted as {fact:nmc-revalidation-years unit} from the day you joined, to the end of that month. Check it in MyNMC, since the day there is the one that counts.',
    isMinor: true,
  },
};

/** The dates of a first year. */
export type FirstYearDate = keyof typeof DATES;

/** Whom a task concerns: those with or without a PIN, and those whom an employer sponsors. */
export type TaskCondition = 'pin' | 'noPin' | 'sponsored';

/** A task of everybody, or of some. */
export type Task = string | { readonly when: TaskCondition; readonly text: string };

/** The checklist parts. Saved files contain the tasks' names, so these must never change. */
const STAGES = {
  day: {
    title: 'First day',
    tasks: {
      'right-to-work':
        'Take your passport. HR checks your right to work before this day, so ask whether they still need a share code from your UKVI account.',
      contract: 'Keep your contract at hand, with your band, pay point and weekly hours.',
      badge: 'Get your ID badge, your logins, and your rota for the next weeks.',
      emergency: 'Learn the emergency number, the way out in a fire, and where the crash trolley is.',
      sick: 'Ask who your manager is, and how you call in sick.',
    },
  },
  week: {
    title: 'First week',
    tasks: {
      preceptor: { when: 'pin', text: 'Get the name of your preceptor and the dates of your meetings.' },
      supernumerary: {
        when: 'pin',
        text: 'Ask until which day you are supernumerary, and get the answer in an email.',
      },
      osce: {
        when: 'noPin',
        text: 'Ask HR by which day you have to take your first OSCE, counted from the start date on your Certificate of Sponsorship. Write both dates down.',
      },
      'osce-help': {
        when: 'noPin',
        text: 'Ask who helps you prepare for the OSCE, and what you may do until you have your PIN.',
      },
      repayment: 'Read the repayment clause in your contract: what you owe, and for how long, if you leave.',
      payroll: 'Give payroll your bank details and the starter checklist for tax.',
      'ni-number': 'Apply for a National Insurance number if you have none yet.',
      gp: 'Register with a GP (family doctor) near your home.',
      contacts: 'Write down how to reach payroll, occupational health and the union.',
    },
  },
  month: {
    title: 'First month',
    tasks: {
      payslip: 'Check your first payslip against your contract and your rota.',
      mynmc: { when: 'pin', text: 'Find your expiry date in MyNMC, and set up the yearly fee.' },
      pension: 'Look at the pension line, and ask what you would lose, before you opt out of the pension.',
      training: 'Finish your mandatory training, and note what is still open.',
      appraisal: 'Ask when your appraisal is.',
      'visa-date': {
        when: 'sponsored',
        text: 'Look up in your UKVI account when your visa ends, and keep your address there up to date.',
      },
      union: 'Decide on a union. Join before you need one.',
    },
  },
  quarter: {
    title: 'First three months',
    tasks: {
      skills: 'Ask to be signed off for skills that you already had at home.',
      enhancements: 'Check that your nights and weekends were paid. They often come a month later.',
      folder: { when: 'pin', text: 'Start a folder for revalidation, with nothing in it that identifies a patient.' },
      feedback: 'Write down one piece of feedback that you were given, and what you did with it.',
      mentor: 'Look for a mentor, someone who is not your manager.',
    },
  },
} satisfies Readonly<Record<string, { readonly title: string; readonly tasks: Readonly<Record<string, Task>> }>>;

/** Messages of the first-year planner, besides its questions' texts. */
export const FIRST_YEAR_MESSAGES = {
  form: { title: 'Your answers', submit: 'Plan my first year' },
  results: {
    title: 'Your first year',
    ready: 'Your plan is ready. The next date is {date}: {label}.',
    over: 'Your plan is ready. All of its dates have passed.',
    entered: 'First day {firstDay}, {hours} hours a week.',
    nextTitle: '{label}: {date}',
    facts: {
      weeks: 'weeks not in the numbers, at least',
      months: 'months with a preceptor, at least',
      meetings: 'meetings, at least',
    },
    dates: {
      timeline: 'Your dates',
      caption: 'All dates, what to do, and the source',
      ...DATES,
    },
    checklist: {
      title: 'Your checklist',
      lead: 'Tick what is done. Your ticks are kept only if you choose to keep your answers.',
      event: '{stage}: your checklist',
      progress: '{done} of {all} done',
      ...STAGES,
    },
    payslip: {
      title: 'Your first payslip, and what to check',
      lead: 'You get it on or before payday.',
      hours:
        'Your contracted hours should be {hours} a week. In the NHS in England, basic pay is the full-time salary of your band and pay point, multiplied by {hours}, divided by {fact:afc-weekly-hours}, divided by 12 for one month. A first month may be shorter than that.',
      columnLine: 'The line',
      columnCheck: 'What to check',
      lines: {
        'Name, band and pay point': 'As in your contract. If they are wrong, every sum below is wrong too.',
        'Tax code':
          '{fact:standard-tax-code} is the usual one. If it ends in W1, M1 or X, it is an [emergency code](https://www.gov.uk/emergency-tax-code). Ask payroll whether they have your starter checklist. It can take up to {fact:emergency-tax-days unit} to put right.',
        'Nights and weekends': 'Compare them with your own note of your shifts.',
        Deductions:
          'Rent, parking, union, repayment of an advance. Apart from tax and the like, [most need your contract or your agreement in writing](https://www.gov.uk/understanding-your-pay/deductions-from-your-pay).',
        'If something is wrong':
          'Write to payroll the same day, with your assignment number. Do the same if you were paid too much, because you will have to pay it back.',
      },
    },
    register: {
      title: 'The NMC, the yearly fee and revalidation',
      pin: [
        'The fee is due every year. Sign in to MyNMC, check the day and the amount, and pay at once or by Direct Debit. The NMC explains it under [Paying your fee](https://www.nmc.org.uk/registration/staying-on-the-register/paying-your-fee/).',
        'Every {fact:nmc-revalidation-years unit} you renew your registration. That is revalidation. You need {fact:nmc-practice-hours unit} of practice and {fact:nmc-cpd-hours unit} of learning, so begin to write down both now. The [revalidation planner](/tools/revalidation-planner/) counts them for you.',
      ],
      noPin: [
        'There is a deadline for your first OSCE, counted from the start date on your Certificate of Sponsorship. Ask HR for both dates today.',
        'Until you have your PIN you are not on the register, so you can’t work as a registered nurse. Ask what your job is until then, and at which band.',
        'Preceptorship, the yearly fee and revalidation begin with your PIN. Come back then, and the planner adds their dates.',
      ],
      renewed:
        'You joined the register more than {fact:nmc-revalidation-years unit} ago, so your registration has been renewed since. Look up your date in MyNMC and enter it in the [revalidation planner](/tools/revalidation-planner/).',
    },
    visa: {
      title: 'Your visa',
      sponsored: [
        'A sponsored visa is tied to your job and your employer. Before you change either, read [how to update your visa](https://www.gov.uk/health-care-worker-visa/update-your-visa-if-you-change-job-or-employer), and don’t resign before you know.',
        'On a Health and Care Worker visa, overtime in the job you are sponsored for, and bank shifts for the NHS employer who sponsors you, need no new visa. Work for anyone else is [limited to {fact:second-job-hours unit} a week and to certain jobs](https://www.gov.uk/health-care-worker-visa/taking-a-second-job).',
        'If the job ends early, a work visa normally ends {fact:visa-after-job-days unit} after the Home Office’s letter, if it would have lasted longer. Get advice before you resign.',
        'HR can tell you whether they will go on sponsoring you. For your own case, ask a [regulated adviser](https://www.gov.uk/find-an-immigration-adviser).',
      ],
      other: [
        'If you have a visa, it has its own conditions. Look up in your UKVI account what work it allows, and until when.',
        'For your own case, ask a [regulated adviser](https://www.gov.uk/find-an-immigration-adviser), not a friend or an agent.',
      ],
    },
    ask: {
      title: 'Who to ask for what',
      columnWhat: 'What it is about',
      columnWho: 'Who to ask',
      people: {
        'Pay, tax code, pension': 'Payroll. Give your assignment number.',
        'Rota, annual leave, appraisal': 'Your ward manager',
        'Supernumerary time, skills, sign-offs': 'Your preceptor, then the practice educator',
        'Sponsorship, Certificate of Sponsorship': 'HR, or the international recruitment team',
        'PIN, yearly fee, revalidation': 'The NMC, through MyNMC',
        'Illness, a needlestick injury, adjustments at work': 'Occupational health',
        'Contract, bullying, a meeting that worries you': 'Your union representative, before the meeting',
        'Something that is not safe':
          'The nurse in charge at once, then your manager or the Freedom to Speak Up Guardian',
      },
    },
    nations:
      'The preceptorship dates follow the core standard for England. It is a recommendation to employers, not a right, and yours may do more. Scotland, Wales and Northern Ireland have their own. This plan is not advice on immigration or employment law.',
  },
  calendar: { name: 'My first year in the UK', fileName: 'first-year-in-the-uk' },
  example: {
    title: 'A worked example',
    lead: 'Amara starts on {firstDay} and joined the register on {pinDay}. She works {hours} hours a week, her employer sponsors her, and her visa ends on {visaEnds}.',
    today: '2027-01-04',
    answers: {
      firstDay: '2027-01-04',
      hasPin: 'yes',
      pinDay: '2026-12-14',
      hours: '30',
      sponsor: 'yes',
      visaEnds: '2029-11-20',
    },
  },
};
