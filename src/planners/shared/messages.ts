/** Messages shared by all planners. */
export const PLANNER_MESSAGES = {
  privacy:
    'What you enter stays on your own device. Nothing is sent, and nothing is kept when you leave unless you choose to keep it.',
  noScript:
    'The planner works in your browser, and needs JavaScript for that. The example on this page and the official links need nothing.',
  persistence: {
    title: 'Keep what you enter',
    off: 'Nothing is kept yet. If you close this page, what you entered is gone.',
    on: 'This browser now remembers what you enter, on this device only. Anyone who uses this device can open it, so press Forget on one you share.',
    refused:
      'This browser would not remember it. Private windows and full devices often refuse. Save it to a file instead.',
    changed:
      'What this browser remembers was changed in another tab or window, was deleted, cannot be read by this page, or is not what came with the link, so it is no longer updated from here. What you entered is still on this page. Choose Remember to replace what the browser remembers, reload the page to see that instead, or save to a file.',
    opening: 'Opening your plan…',
    kept: 'Your plan, saved {date}',
    /** Where it is not saved as it is now. */
    current: 'Your plan',
    goTo: 'Go to your plan',
    plain: 'A saved file is not encrypted. Anyone who can open it can read it, so keep it where only you can.',
    limit:
      'Browsers may delete what they keep. Safari on iPhone, iPad and Mac does so after seven days without a visit to this site, so save to a file as well if you will be away longer.',
    remember: 'Remember on this device',
    forget: 'Forget',
    save: 'Save to a file',
    open: 'Open a file',
    clear: 'Start again',
    undo: 'Undo',
    paste: {
      title: 'Paste answers that you copied',
      label: 'The link or text that you copied',
      hint: 'The whole message will do.',
      open: 'Open what I pasted',
    },
  },
  /** After a press on a button that asks something of the browser; inside another app, before. */
  wayOut: {
    asked: {
      saved:
        'Your browser has been asked to save {file}, usually among your downloads. Once you have it, you can open it here on any device.',
      dates: 'Your browser has been asked for {file}. Open that file to add the dates to your calendar.',
      nextDate: 'Your browser has been asked for {file}. Open that file to add the date to your calendar.',
      printed: 'Your browser has been asked to print your plan.',
    },
    nothing: 'Nothing happened?',
    common: 'That is common inside {app}.',
    /** Before a press. */
    inside: 'This page is open inside {app}, where saving files, printing and adding to a calendar often do nothing.',
    anotherApp: 'another app',
    byMenu: 'To take your answers to your phone’s own browser, copy the link first. Then press {menu}.',
    byChrome:
      'To take your answers to your phone’s own browser, press “Open in Chrome”, or copy the link first and then press {menu}.',
    /** Where the app is not known. */
    byLink:
      'Open this page in your browser, or in another one: copy the link, and paste it into the address field there. Your answers come along.',
    byText:
      'Open this page in your browser, or in another one. Your answers are too long for a link, so copy them as text, and paste them there under “Paste answers that you copied”.',
    copyLink: 'Copy link with my answers',
    copyPage: 'Copy link',
    copyText: 'Copy my answers',
    copiedLink:
      'Copied. What you entered is in this link, and in this page’s address until you change something, so give it to nobody else. It is not sent to us.',
    copiedPage: 'Copied.',
    copiedText: 'Copied. The text holds what you entered, so give it to nobody else.',
    byHand:
      'This browser did not let the page copy. Hold the text below, or press it with the right button, and copy it.',
    copyField: 'To copy by hand',
    chrome: 'Open in Chrome',
    share: 'Share the file',
  },
  notices: {
    restored: 'Here is what you entered last time.',
    opened: 'The file is open.',
    cameAlong: 'Here is what you entered in the other browser.',
    cleared: 'All fields are empty.',
    undone: 'Your former entries are back.',
    tooLarge: 'This file is too large to be one that was saved here. Nothing has changed.',
    foreign:
      'This file was not saved here. Choose the one that ends in .json and is named after this planner. Nothing has changed.',
    otherTool: 'These answers belong to another planner. Open them there. Nothing has changed.',
    newer:
      'These answers were saved by a later version of the planner. Load this page again, then open them. Nothing has changed.',
    damaged: 'This file is damaged and cannot be read. Nothing has changed.',
    brokenLink:
      'No answers can be read in this. A part may be missing, so copy the whole link or text again. Nothing has changed.',
  },
  /** Around a list's entries; `{title}` names one. */
  entries: {
    done: 'Done',
    edit: 'Change',
    remove: 'Remove',
    up: 'Up',
    down: 'Down',
    untitled: 'an entry without a title',
    added: 'Added: {title}.',
    removed: 'Removed: {title}.',
    undo: 'Undo',
    restored: 'Back in your list: {title}.',
    moved: 'Now number {place} of {all}: {title}.',
  },
  /** Next to a fact's source. */
  sourceChecked: 'checked on {date}',
  dates: { day: 'Day', month: 'Month', year: 'Year', hint: 'For example, 27 3 2027' },
  /** Below a field whose answer can be written in several ways. */
  readAs: 'Read as {value}',
  /** Below a field whose text is longer than it takes. */
  long: 'Characters: {count}. This takes {most}, so please shorten it. Nothing is cut off for you.',
  errors: {
    title: 'Please check these answers',
    missing: '{label}: this is missing',
    unreadable: '{label}: this cannot be read',
    refused: '{label}: {sign} cannot be read. Give it {as}',
    space: 'the space in it',
    ambiguous: '{label}: “{typed}” can mean {one} or {other}. Give it {as}',
    /** How to write an answer, by the kind of its question. */
    as: {
      money: 'in pounds, such as 1234.50',
      hours: 'in hours, such as 7.5',
      pieces: 'as a whole number in digits',
      year: 'with four digits, such as 2027',
      day: '',
      choice: '',
      text: '',
    },
    days: {
      missing: '{label}: give the {part} as well',
      unreadable: '{label}: check the {part}, as {signs} cannot be right',
      noSuchDay: '{label}: there is no {day}',
    },
    long: '{label}: it takes {most} characters, and this has {count}',
    low: '{label}: must be {min} or more, not “{typed}”',
    high: '{label}: must be {max} or less, not “{typed}”',
    early: '{label}: must be on or after {min}',
    late: '{label}: must be on or before {max}',
    whole: '{label}: give it as a whole number',
    full: 'This list is full: it takes {most} entries. Remove one first, or save everything to a file and start again.',
  },
  results: {
    /** While an answer is missing or wrong. */
    before: 'An answer is missing or cannot be read, so the plan below is still the one from before.',
    change: 'Change your answers',
    next: 'Do this next',
    today: 'today',
    tomorrow: 'tomorrow',
    inDays: 'in {days} days',
    addDate: 'Add to calendar',
    by: 'by {date}',
    period: '{from} to {to}',
    what: 'What',
    when: 'When',
    states: { done: '(passed)', now: '(next)' },
    assumed:
      'Some of the rules for these dates have not been confirmed yet. The nearest confirmed ones are used, so check before you rely on them.',
    print: 'Print',
    calendar: 'Add the dates to your calendar',
    calendarHint:
      'You get a file with reminders for the days to come. On an iPhone or iPad, open it and choose Add All. On Android, open it with your calendar; if that takes one date only, use a computer and import the file in Google Calendar (Settings, then Import). If your dates change, make a new file: Apple’s and Google’s calendars usually move the dates that they have. Outlook on a computer or phone adds them again, so delete the old ones there.',
    /** The title of a date that a new file takes back. */
    cancelled: 'No longer in your plan',
    discreet: 'Use a title that gives nothing away, since calendars show titles on a locked screen',
    discreetTitle: 'A date to keep in mind',
  },
};
