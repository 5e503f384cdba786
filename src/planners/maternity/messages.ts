import type { DateTexts } from '../shared/result-dates';
import type { MaternityDate } from './plan';

/** A date that explains others; or one on which something has to be done or known, with its heading while it is next. */
type Texts = DateTexts & ({ readonly isMinor: true } | { readonly short: string; readonly next: string });

/** The dates' labels, and a line below some. */
const DATES: Readonly<Record<MaternityDate, Texts>> = {
  weekDue: {
    label: 'Week your baby is due',
    note: 'Sunday to Saturday. Most other dates are counted from it.',
    isMinor: true,
  },
  qualifyingWeek: {
    label: 'Qualifying week',
    note: 'Your pay in the weeks up to it decides what you are paid.',
    isMinor: true,
  },
  payslips: {
    label: 'Payslips that count',
    note: 'Paid on these days. Extra shifts in them raise your pay, unpaid days lower it.',
    isMinor: true,
  },
  certificateFrom: {
    label: 'MATB1 from',
    note: 'Your midwife or GP can give you the certificate from this day on.',
    short: 'MATB1 available',
    next: 'Ask for your MATB1 from {date}',
  },
  tellBy: {
    label: 'Tell your employer by',
    note: 'In writing: that you are pregnant, the due date, the first day of leave.',
    short: 'Tell your employer',
    next: 'Tell your employer by {date}',
    isDeadline: true,
  },
  earliestLeave: { label: 'Earliest first day of leave', isMinor: true },
  askForPayBy: {
    label: 'Ask for pay by',
    note: '{noticeOfPayDays} days before it starts. Hand in the MATB1 with it.',
    short: 'Ask for your pay',
    next: 'Ask for your pay by {date}',
    isDeadline: true,
  },
  illnessFrom: {
    label: 'A pregnancy-related absence starts leave from',
    note: 'A day off sick because of the pregnancy, from here on, starts your leave the day after.',
    isMinor: true,
  },
  leaveStart: {
    label: 'First day of leave',
    note: 'If your baby comes earlier, leave starts the day after the birth.',
    short: 'Leave starts',
    next: 'Your leave starts on {date}',
  },
  dueDate: { label: 'Your baby is due', short: 'Baby due', next: 'Your baby is due on {date}' },
  proofBy: {
    label: 'Proof for statutory pay by',
    note: 'The last day for the MATB1 if your employer does not have it yet.',
    short: 'Hand in your MATB1',
    next: 'Hand in your MATB1 by {date}',
    isDeadline: true,
  },
  ordinaryLeaveEnds: {
    label: 'Ordinary leave ends',
    note: 'Come back by the next day, and your own job is yours by right.',
    isMinor: true,
  },
  payEnds: {
    label: 'Statutory pay ends',
    note: 'What follows is unpaid.',
    short: 'Statutory pay ends',
    next: 'Your statutory pay ends on {date}',
  },
  additionalLeaveEnds: {
    label: 'Additional leave ends',
    note: 'You are expected back on the next working day. No notice is needed for that.',
    short: 'Leave ends',
    next: 'Your leave ends on {date}',
  },
  returnNoticeBy: {
    label: 'Last day to give notice of an earlier return',
    note: '{noticeOfReturnWeeks} weeks before the day you chose.',
    short: 'Give notice of your return',
    next: 'Give notice of your return by {date}',
    isDeadline: true,
  },
};

/** Messages of the maternity planner, besides its questions' texts. */
export const MATERNITY_MESSAGES = {
  form: {
    title: 'Your answers',
    submit: 'Work out my dates and pay',
    changed: 'You have changed an answer since. Press “Work out my dates and pay” again.',
  },
  results: {
    title: 'Your plan',
    summarySmp: 'By these answers you would be due {total} of Statutory Maternity Pay before tax.',
    summaryNhs:
      'By these answers you would be paid {total} before tax during your leave, {added} of it NHS pay on top of {statutory} of statutory pay.',
    summaryAllowance:
      'Statutory Maternity Pay is not due from this employer. If Maternity Allowance is, it would be about {total}.',
    summaryNhsAllowance:
      'By these answers you would be paid about {total} before tax during your leave, {added} of it NHS pay on top of {statutory} of Maternity Allowance, if you get that.',
    hasPassed: 'This day has passed.',
    entered: 'Due {dueDate}, leave from {leaveStart}, {average} a week before tax.',
    facts: {
      total: 'before tax, for the whole leave',
      totalAllowance: 'before tax, if you get Maternity Allowance',
      fall: 'pay falls to about {amount} that month',
      unpaidMonths: '{from} to {to}',
      unpaid: 'no pay: {weeks} weeks',
    },
    estimate:
      'This is an estimate, not advice. Your employer works out what is due. Ask payroll first, then your union, Working Families or Maternity Action.',
    due: {
      caption: 'What you can have',
      answer: '{what}: {answer}',
      leave: 'Leave',
      statutory: 'Statutory pay',
      nhs: 'NHS pay',
      answerYes: 'yes',
      answerNo: 'no',
      leaveText: 'All {leaveWeeks} weeks. Every employee has this right from the first day in the job.',
      statutoryText:
        'You started with this employer by {employedBy}, and your average of {average} a week reaches the lower earnings limit of {limit}. It lasts {payWeeks} weeks.',
      nhsText:
        'Your NHS service began by {nhsServiceBy}. It is paid if you also tell your employer in time that you intend to come back for at least {nhsReturnMonths} months.',
      notNhs:
        'Only NHS employers on Agenda for Change terms pay it. Look in your contract for a scheme of your employer’s own.',
      'employed-long-enough': 'You needed to have started by {employedBy}. You started on {employedSince}.',
      'earns-enough':
        'Your average has to be at least {limit} a week, the lower earnings limit in your qualifying week. Yours is {average}.',
      'nhs-service-long-enough':
        'Your NHS service needed to begin by {nhsServiceBy}. You gave {nhsSince}. A gap of {fact:nhs-maternity-break-months unit} or less does not end it, so check the date with HR.',
    },
    notDue: {
      statutoryTitle: 'What to do without Statutory Maternity Pay',
      statutoryText: `Payroll gives you form SMP1, which says why it is not due. With it you claim [Maternity Allowance](https://www.gov.uk/maternity-allowance/how-to-claim) from the government, on form MA1. Claim within {fact:maternity-allowance-late-months unit} of the day on which it should start, or you lose part of it. It looks at all your jobs from {allowanceFrom} to {allowanceTo}, here and with other employers, and you may get it after a short time in this one.

The sums below count with Maternity Allowance at its full weekly rate. Check with [GOV.UK](https://www.gov.uk/maternity-allowance/eligibility) whether you qualify.`,
      nhsTitle: 'What to do without NHS maternity pay',
      nhsText:
        'Have HR check your service, above all if you moved between NHS employers or had a short gap, and ask your union to check the reply. The leave itself is yours, and statutory pay does not depend on NHS service.',
    },
    dates: {
      timeline: 'Your dates in order',
      caption: 'All dates, and what each means',
      intend: 'For NHS pay, also that you intend to return.',
      moot: 'Only if Statutory Maternity Pay turns out to be due after all.',
      late: {
        tellBy:
          '{date} was the last day to tell your employer. If you have not told them yet, do it today, in writing, and ask HR what that changes.',
        askForPayBy:
          '{date} was the last day to ask for your pay. If you have not asked yet, do it today, and tell payroll why it is late.',
      },
      noReturn: '{noticeOfReturnWeeks} weeks before the day you choose. Give a first day back above to see the date.',
      ...DATES,
    },
    bars: {
      title: 'Pay before tax, month by month',
      part: 'part month',
      noPay: 'No pay',
      note: 'Only days of leave are counted, so the first and the last month may be part months. Every figure is in the tables below.',
    },
    pay: {
      title: 'Every figure, as tables',
      basis: 'Worked out from an average of {average} a week before tax.',
      weeksCaption: 'Pay week by week',
      weeksCaptionAllowance: 'Pay week by week, if you get Maternity Allowance',
      monthsCaption: 'Month by month, beside normal pay',
      columnWeeks: 'Weeks of leave',
      columnWeekly: 'A week',
      columnStatutory: 'Statutory pay',
      columnAllowance: 'Maternity Allowance',
      columnAdded: 'NHS pay on top',
      columnTotal: 'Together',
      columnMonth: 'Month',
      columnNormal: 'Normal pay',
      columnGap: 'Below normal pay',
      oneWeek: 'Week {first}',
      moreWeeks: 'Weeks {first} to {last}',
      sum: 'Whole leave',
      monthsNote:
        'Only days of leave are counted, so pay for days worked before or after comes on top. Each payment of statutory pay is rounded up to the penny, so this total can differ from the weekly one by some pence.',
      eachWeek: 'Every week by itself',
      eachPayment: 'Every payment by itself',
      columnPayment: 'Paid on',
      columnWeek: 'Week',
      repay:
        'If you do not come back to an NHS employer for {nhsReturnMonths} months, you may have to pay back the NHS part, up to {added}. There is a deadline for coming back, counted from the start of your leave, and the employer can cancel the debt if it would cause hardship. Statutory pay is yours to keep.',
    },
    assumptions: {
      title: 'What this assumes',
      rateAfter:
        'The standard rate after {date} is not known yet. The last known one, {rate} a week, is used. It usually rises each April.',
      rateBefore: 'The standard rate before {date} is not in our figures. The first known one is used.',
      limit: 'The lower earnings limit for your qualifying week is not in our figures. The nearest known one is used.',
      allowance:
        'Maternity Allowance is counted at its full weekly rate for {allowanceWeeks} weeks. The government decides whether you get it, and pays it every two or four weeks, not on your payday.',
      nhs: 'NHS pay is counted from the same average. Payroll also allows for your own contract and, in both kinds of pay, for pay rises.',
      payday:
        'Your payday is counted as you have set it here, with the bank holidays of England and Wales. A month that your employer pays early still counts by that payday.',
      tax: 'All sums are before tax, National Insurance and pension.',
    },
  },
  letter: {
    title: 'Read or change the letter',
    label: 'Your letter, with your dates',
    copy: 'Copy the letter',
    copied: 'Copied. Paste it into an email or a letter, and add the names.',
    byHand: 'Your browser would not copy it. The letter is selected below, so copy it from there.',
    nhs: `Dear [manager],

I am pregnant and my baby is due on {dueDate}. I would like to start my maternity leave and pay on {leaveStart}. My MATB1 is attached. I intend to return to work for the NHS for at least {fact:nhs-maternity-return-months unit} afterwards. Please confirm in writing:

- the dates of my leave
- whether I qualify for SMP and for NHS maternity pay
- from which date my NHS service counts, and any gap you have disregarded
- which payslips you will use for my average pay
- what I would have to repay if I did not return, and by which date I would have to be back
- what happens to my annual leave and pension

Thank you, [name, role, employee number]`,
    other: `Dear [manager],

I am pregnant and my baby is due on {dueDate}. I would like to start my maternity leave and pay on {leaveStart}. My MATB1 is attached. Please confirm in writing:

- the dates of my leave
- whether I qualify for SMP, and for maternity pay under my contract
- which payslips you will use for my average pay
- what happens to my annual leave and pension

Thank you, [name, role, employee number]`,
  },
  example: {
    title: 'A worked example',
    lead: 'A staff nurse is due on {dueDate} and starts her leave on {leaveStart}. She earns {weeklyPay} a week on average, has been with her trust since {employedSince}, and in the NHS since {nhsSince}.',
    today: '2026-06-28',
    answers: {
      dueDate: '2026-07-08',
      leaveStart: '2026-06-28',
      employedSince: '2025-09-01',
      dayOfMonth: '27',
      weeklyPay: '600',
      nhs: 'yes',
      nhsSince: '2023-02-06',
    },
  },
  calendar: { name: 'Maternity leave', fileName: 'maternity-planner' },
  calendarTitle: '{label} (maternity planner)',
};
