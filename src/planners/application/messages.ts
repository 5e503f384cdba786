import { type CriterionAnswer, EMPTY_CRITERION } from './questions';

const criterion = (id: string, text: string, more: Partial<CriterionAnswer>): CriterionAnswer => ({
  ...EMPTY_CRITERION,
  ...more,
  id,
  text,
});

/** Messages of the application builder, besides its questions' texts. */
export const APPLICATION_MESSAGES = {
  form: { title: 'The post and its form', submit: 'Put my application together' },
  specification: {
    title: 'The person specification',
    lead: 'It is the list of what the post asks for, essential and desirable. The panel scores what you write against it.',
    read: 'Show its lines',
    found: '{counts}. Compare them with the advert.',
    failed:
      'Its lines could not be shown. Check your connection, then press the button again. Your text is still here.',
    counts: {
      essential: '{count} essential',
      desirable: '{count} desirable',
      asked: '{count} not said',
      out: '{count} left out',
    },
    lines: {
      title: 'The advert, line by line',
      how: 'Press a mark to change it. The mark of a heading changes all criteria below it. Press the words of a line to split it, to join it to the line above, or to make a heading of it.',
      marks: {
        essential: 'Essential',
        desirable: 'Desirable',
        asked: 'Not said',
        heading: 'Heading',
        out: 'Left out',
      },
      /** Of all criteria below a heading. */
      below: 'All {mark}',
      mixed: 'Mixed',
      folded: '{count} lines left out',
      foldedOne: '1 line left out',
      split: 'Press the word that begins a new line.',
      splitAt: 'New line at ',
      join: 'Join to the line above',
      said: '{mark}: {text}',
      saidBelow: '{mark} below: {text}',
      splitSaid: 'A new line begins at “{word}”.',
      joinSaid: 'Joined to the line above: {text}',
      /** Where they were kept, and what shows them could not be loaded. */
      failed: 'These lines could not be shown. Check your connection, then load this page again.',
    },
    accept: 'These are the criteria',
    added: 'Your list of criteria: {counts}. Answer them below.',
    nothing: 'Nothing in it is new to your list. You can also add criteria one by one.',
    changes:
      'Against your list, this advert has {fresh} new criteria and {same} that you have already, {answered} of them answered. {gone} of your list are not in it.',
    fresh: 'New in this advert',
    gone: 'On your list, but not in this advert',
    weighed: 'Not weighted as on your list',
    weight: '{text} ({weight})',
    addAll: 'Add to my list',
    replace: 'Replace my list',
    replaced:
      'Your list is now that of this advert. Every answer is kept: what this advert does not ask for stands at the end.',
    undo: 'Undo',
    undone: 'Taken back.',
    notAsked: 'Not in this advert',
    full: 'Your list takes {most} criteria, and these would make {count}. Leave some lines out first.',
  },
  list: {
    title: 'Your criteria and answers',
    lead: 'Answer the essential ones first. One example of your own for each is enough, and one example may answer several.',
    empty: 'No criteria yet.',
    add: 'Add this criterion',
    edit: 'Answer',
    join: 'Join to above',
    joined: 'Joined with the next one: {title}.',
    warning:
      'Names of patients, wards and colleagues don’t belong in an application. Write “a patient”, “a surgical ward”, “a colleague”.',
    open: 'Not answered yet',
    full: 'Your list takes 100 criteria, so these lines stay one.',
    weight: 'Choose: essential or desirable. The pasted text does not say it.',
    byOther: 'Answered by the example of: {title}',
    answer: 'This answer: {words} words, {characters} characters.',
    whole: 'Your whole text: {words} words, {characters} characters.',
    limit: 'The form takes {limit} {unit}.',
    counted: 'A line break counts as two here, as it does in many forms.',
  },
  doubts: {
    we: 'There is more “we” than “I” in it. What did you do yourself?',
    result: 'Does the result say what changed? A figure helps.',
    often: 'Several criteria lean on this one example. Is there another?',
  },
  results: {
    title: 'Your application',
    entered: '{post}. Criteria: {all}, of which {essential} essential and {desirable} desirable.',
    summary: '{done} of {all} criteria are answered.',
    next: {
      paste: 'Paste the person specification',
      answer: 'Answer this one next: {title}',
      shorten: 'Shorten {what} by {words} {unit}',
      check: 'Read it aloud, then copy it into the form',
    },
    nextText: {
      paste: 'Then choose Show its lines, compare them with the advert, and press These are the criteria.',
      answer: 'Choose Answer beside it in your list. Two or three sentences to a part are enough for a start.',
      shorten: 'Cut what does not answer a criterion, and situations that are longer than what you did.',
      check: 'Every sentence has to be true, and one that you can explain at the interview.',
    },
    closes: 'Closes {time}',
    event: { title: 'Application closes', text: 'The last day for the application: {post}.' },
    figures: { done: 'criteria answered', essential: 'essential ones still open' },
    limited: { text: 'your text', answer: 'your longest answer' },
    longest: '{unit} in your longest answer',
    copyPart: 'Copy',
    size: 'Words: {words}, characters: {characters}',
    weightOpen: 'weight to choose',
    of: '{done} of {all}',
    missing: 'Still missing',
    complete: 'Every criterion has an answer.',
    doubts: 'Worth another look',
    text: { title: 'Your text', empty: 'It begins with your first answer.' },
    letter: {
      title: 'The text as it is copied',
      label: 'Your text',
      copy: 'Copy the text',
      copied: 'Copied. Paste it into the form, and look whether it is all there.',
      byHand: 'Your browser did not let this page copy. The text is selected, so copy it yourself.',
    },
    interview: {
      title: 'For the interview',
      lead: 'Questions of the kind that panels ask, by the words of each criterion, beside how your parts begin. The panel may ask others.',
      none: 'No answer yet',
    },
    note: 'Some forms have a box for each criterion. Copy the text for each into its box, also where one example answers several: “see above” earns nothing there.',
  },
  /**
   * Interview questions, by how words of the criterion begin. The first one that fits and is not yet used is taken; a
   * criterion that a document proves has none.
   */
  proved:
    'regist|qualif|degree|diploma|course|certificate|licen[cs]e|pin\\b|provider\\b|right to work|cofrestr|gradd\\b',
  questions: {
    'conflict|complain|challenging (?:behaviour|conversation)|difficult (?:conversation|situation)':
      'Tell us about a difficult conversation at work. How did you handle it?',
    'safeguard|child protection': 'What would you do if you were worried that a patient is being harmed?',
    'deteriorat|acutely|escalat': 'Tell us about a patient whose condition got worse. What did you do?',
    'supervises?\\b|supervising|mentors?\\b|teach|students?\\b|preceptor':
      'How have you helped a student or a colleague to learn something?',
    'leads? (?:a |the )?(?:shift|team|ward)|leading|leadership|in charge|tak(?:e|ing) charge|delegat':
      'Tell us about a shift that you led. How did you decide who does what?',
    'priorit|workload|time management|under pressure':
      'Everything seems urgent on your shift. How do you decide what comes first?',
    'audit|quality improvement|service improvement|quality project':
      'Tell us about a change that you took part in. How do you know that it worked?',
    'communicat|listen': 'How do you make sure that a patient or a colleague has understood you?',
    'team ?work|team player|part of a team|multi-?disciplin|partnership':
      'When did working with other professions make a difference to a patient?',
    'incident|datix|patient safety|mistakes?\\b': 'What do you do when you notice a mistake, your own or another’s?',
    'values|equality|inclus|compassion|dignity': 'Our values matter to us. When did you last act on one of them?',
    'record[- ]keeping|(?:keeps?|accurate|clear|electronic) (?:\\w+ )?records|documentation':
      'How do you keep records that others can rely on?',
    'cpd|(?:professional|own) development': 'What have you learned lately, and what do you do differently since?',
  },
  calendar: { name: 'My application', fileName: 'application' },
  example: {
    title: 'A worked example',
    lead: 'Blessing applies for this post, which we made up, as we did her answers: {post}. It asks for four things. She has answered three, two of them with one example.',
    today: '2026-11-27',
    answers: {
      post: 'Senior staff nurse, band 6, surgical ward',
      limit: '1000',
      criteria: [
        criterion('1', 'Registered nurse (adult) with the NMC', {
          answer: 'fact',
          fact: 'I have been on the NMC register as an adult nurse since March 2021.',
        }),
        criterion('2', 'Experience of supervising students or junior staff', {
          situation: 'Last winter a newly qualified nurse on my ward told me that she was afraid of giving handover.',
          task: 'As the senior nurse on her shifts I wanted her to hand over safely without me.',
          action:
            'I listened to two of her handovers, suggested four lines to write down beforehand, and practised with her at the end of three shifts.',
          result:
            'After a month she handed over the whole bay of six alone. I learned to ask what someone fears before I correct them.',
        }),
        criterion('3', 'Communicates clearly with colleagues', { answer: 'same', same: '2' }),
        criterion('4', 'Experience of audit', { weight: 'desirable' }),
      ],
    },
  },
};
