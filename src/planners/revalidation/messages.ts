/** Messages of the revalidation planner, besides its questions' texts. */
export const REVALIDATION_MESSAGES = {
  patients:
    'Please write nothing here that could identify a patient, a relative or a colleague. No names, no bed, no ward with a date.',
  /** Below an entry of a list. */
  notCounted: {
    text: 'Does not count yet: {reasons}.',
    isMissing: '{what} is missing',
    areMissing: '{what} are missing',
    needs: 'it needs {what}',
  },
  form: { title: 'Your registration, and what you have so far', submit: 'Show where I am' },
  cpd: {
    title: 'Your learning (CPD)',
    lead: 'Add each piece of learning. The planner tells you what an entry still needs for the NMC.',
    empty: 'No learning added yet.',
    add: 'Add this learning',
    faults: {
      date: 'the day',
      topic: 'the topic',
      hours: 'the hours',
      participatory: 'the participatory hours (0 is an answer)',
      method: 'the method',
      code: 'the part of the Code',
      evidence: 'the evidence',
      tooMuchParticipatory: 'fewer participatory hours, as there can’t be more of them than hours',
      tooEarly: 'a later day, as this one was before your three years began',
      inFuture: 'a day that has come, as this one is in the future',
    },
    complete: 'Nothing, it is complete',
    columns: {
      topic: 'Topic',
      date: 'Day',
      hours: 'Hours',
      participatory: 'Participatory',
      missing: 'Still missing',
    },
    total: 'Complete entries together',
  },
  accounts: {
    title: 'Your reflective accounts',
    lead: 'Only titles, please. The accounts themselves go on the NMC’s own form, one for each.',
    empty: 'No account added yet.',
    add: 'Add this account',
    faults: { title: 'the title', source: 'what it reflects on' },
    columns: { name: 'Account', source: 'Reflects on' },
  },
  results: {
    title: 'Where you are',
    summary: '{done} of {all} parts are done. {next}',
    next: {
      before: 'Your application opens on {date}.',
      open: 'Your application is open. Send it by {date} at the latest.',
      late: 'The day for your application has passed. Call the NMC now on 020 7333 9333; your registration ends on {date}.',
      expired:
        'By these dates your registration ended on {date}. Check the month and year. If they are right, you cannot work as a registrant until the NMC has readmitted you. Apply for readmission, and call the NMC on 020 7333 9333.',
    },
    /** The last day of the time that the next three texts name. */
    announcedUntil: '2027-11-30',
    mayChange:
      'The NMC plans to publish a new Code and a new revalidation in autumn 2027, and your application is due then or later. It has not said from which day they apply. These are today’s rules, so check again nearer the time and [follow the NMC’s review](https://www.nmc.org.uk/standards/future-standards/).',
    /** Once that autumn has passed. */
    mayHaveChanged:
      'The NMC planned to publish a new Code and a new revalidation in autumn 2027. These are the rules from before it, so [see what the NMC has published since](https://www.nmc.org.uk/standards/future-standards/).',
    entered: 'Registration until {expires}, worked out on {date}.',
    facts: {
      doneOf: '{done} of {all}',
      done: 'parts done',
      opens: 'application opens',
      due: 'application due',
    },
    countdown: 'Due {time}',
    inTime: 'To be ready by {date}: {pace}.',
    /** After a number. */
    shortfall: {
      hours: 'practice hours still to work',
      firstHours: 'practice hours still to work in your first registration',
      secondHours: 'practice hours still to work in your second registration',
      cpd: 'hours of learning still to do',
      participatory: 'participatory hours still to do',
      feedback: 'pieces of feedback still to collect',
      accounts: 'reflective accounts still to write',
    },
    also: { participatory: 'of which participatory', second: 'second registration' },
    tables: 'All dates and parts, as tables',
    entries: 'Your learning and accounts, as tables',
    basis: 'The rules behind this',
    holds: 'These are the rules of the NMC’s present process. It plans to publish a new one in autumn 2027.',
    dates: {
      timeline: 'Your dates in order',
      caption: 'Your dates',
      // Nothing can be done about it.
      begins: { label: 'What counts begins on', isMinor: true },
      confirmationFrom: {
        label: 'Confirmation no earlier than (aim for three months before the application is due)',
        short: 'Confirmation possible',
      },
      opens: { label: 'Application opens' },
      due: { label: 'Application due by', short: 'Application due', isDeadline: true },
      expires: { label: 'Registration expires' },
    },
    parts: {
      caption: 'The eight parts',
      part: 'Part',
      state: 'Done, left, and how much a month',
      done: 'Done',
      open: 'To do',
      hours: {
        title: 'Practice hours',
        checklist:
          'For each employer the name, address and postcode, the dates, where you worked and what you did. The form asks for your current or latest practice first.',
      },
      cpd: {
        title: 'Continuing professional development',
        checklist:
          'For each piece the method, the topic, the dates, the hours, the participatory hours and the part of the Code, with your evidence in the folder.',
      },
      feedback: {
        title: 'Practice-related feedback',
        checklist: 'Your notes of what was said and what you did with it. You only declare them.',
      },
      accounts: {
        title: 'Written reflective accounts',
        checklist: 'Each on the NMC’s form, each linked to the Code, and none with a detail that gives somebody away.',
      },
      discussion: {
        title: 'Reflective discussion',
        checklist: 'The signed form, with your partner’s name, NMC PIN, email and professional address, and the date.',
      },
      character: {
        title: 'Health and character',
        checklist: 'Your declaration. If something has to be declared, the details of it.',
      },
      indemnity: {
        title: 'Professional indemnity arrangement',
        checklist:
          'Whether your employer, a professional body or an insurer covers you; if it is not your employer, the name.',
      },
      confirmation: {
        title: 'Confirmation',
        checklist:
          'The signed form, with your confirmer’s name, email, professional address, their PIN or registration number if they have one, and the date.',
      },
    },
    measures: {
      hours: '{done} of {needed} hours, {left} left',
      firstHours: 'First registration: {done} of {needed} hours, {left} left',
      secondHours: 'Second registration: {done} of {needed} hours, {left} left',
      cpd: '{done} of {needed} hours, {left} left',
      participatory: 'Participatory: {done} of {needed} hours, {left} left',
      feedback: '{done} of {needed} pieces, {left} left',
      accounts: '{done} of {needed} accounts, {left} left',
    },
    paces: {
      hours: 'about {amount} hours a month',
      hour: 'about one hour a month',
      pieces: '{amount} a month',
      oneIn: 'one every {months} months',
      now: 'all of it now',
      joined: '{measure}: {pace}',
    },
    faults: {
      incompleteCpd: '{hours} more in entries that are not complete: {missing}.',
      outsideCpd: 'Some entries are on days that do not count; see your list of learning.',
      incompleteAccounts: 'Some accounts are not complete; see your list of accounts.',
      booked: 'It is arranged. It counts once it has taken place and the form is signed.',
      noDate: 'Add the day.',
      inFuture: 'The day is still to come.',
      beforePeriod: 'The day is before your three years began, so it cannot count.',
      tooEarly: 'This is too early. It has to be in the last 12 months of your registration.',
      accountsFirst: 'It has to cover all your accounts, and some are still to be written.',
      discussionFirst: 'The reflective discussion has to come first, or on the same day.',
      notCovered: 'You must have cover while you practise. Ask your employer or your union what covers you.',
      declare: 'Read the NMC’s guidance on health and character, or ask your union, before you apply.',
    },
    checklist: {
      title: 'Checklist in the order of the application',
      lead: 'Have this beside you when you fill it in.',
    },
  },
  calendar: { name: 'NMC revalidation', fileName: 'nmc-revalidation' },
  reminders: {
    monthly: {
      button: 'Remind me monthly',
      title: 'NMC revalidation, this month',
      text: `The application is due by {due}. When you asked for this reminder, this was left:
{measures}`,
    },
    confirmation: {
      title: 'NMC confirmation can be given from today',
      text: 'From today your confirmation counts. The application is due by {due}.',
    },
    ask: {
      title: 'Ask for your reflective discussion and your confirmation',
      text: 'Agree the days now, and send your reflective accounts a week before. The application is due by {due}.',
    },
    opens: {
      title: 'NMC revalidation application opens',
      text: 'Sign in to MyNMC and fill in the application. It is due by {due}.',
    },
    due: {
      title: 'NMC revalidation application is due',
      text: 'The last day to send your application and pay the fee is {due}.',
    },
    expires: {
      title: 'NMC registration expires',
      text: 'If your application has not been accepted, your registration ends today. It was due by {due}.',
    },
  },
  example: {
    title: 'A worked example',
    lead: 'Grace is a staff nurse. Her registration runs to the end of {expiryMonth} {expiryYear}, and she looks at her folder on {today}. She has worked all her hours. Her learning is short of participatory hours, and one entry has no evidence.',
    today: '2026-11-22',
    answers: {
      expiryMonth: '4',
      expiryYear: '2027',
      hours: '2190',
      feedbackColleagues: '4',
      indemnity: 'yes',
      cpd: [
        {
          id: '1',
          date: '2025-03-12',
          topic: 'Study day on diabetes',
          hours: '7',
          participatory: '7',
          method: 'course',
          code: 'practise',
          evidence: 'Certificate',
        },
        {
          id: '2',
          date: '2025-09-30',
          topic: 'Sepsis e-learning',
          hours: '3',
          participatory: '0',
          method: 'online-alone',
          code: 'preserve',
          evidence: 'Certificate',
        },
        {
          id: '3',
          date: '2026-01-14',
          topic: 'Falls at night, planned discussion',
          hours: '1.5',
          participatory: '1.5',
          method: 'discussion',
          code: 'preserve',
          evidence: 'Minutes with the list of those present',
        },
        {
          id: '4',
          date: '2026-06-02',
          topic: 'Practice assessor course',
          hours: '12',
          participatory: '6',
          method: 'online-group',
          code: 'promote',
          evidence: '',
        },
      ],
      accounts: [
        { id: '1', title: 'Handover that was hard to follow', source: 'event' },
        { id: '2', title: 'Study day on diabetes', source: 'event' },
        { id: '3', title: 'Feedback from a student on placement', source: 'event' },
      ],
    },
  },
};
