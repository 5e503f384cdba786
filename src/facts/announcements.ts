import { addMonths, dayFrom, lastOfMonth, MONTHS } from '../utils/calendar';

/** Each month's number, and that of each season's last month; winter ends in the next year. */
const TIMES = new Map<string | undefined, number>([
  ...MONTHS.map((name, index) => [name.toLowerCase(), index + 1] as const),
  ['spring', 5],
  ['summer', 8],
  ['autumn', 11],
  ['winter', 14],
]);

/** Words about what is still to come. What somebody planned stays true. */
const COMING = [
  'will',
  '(?:plans?|expects?|intends?|hopes?) to',
  '(?:is|are) (?:now )?(?:due|expected|planned|scheduled|announced|set|to)',
  '(?:next|new) [\\w ]{1,30} (?:starts?|begins?|opens?)',
].join('|');
const TIME = `(?:the (?:start|middle|end) of |(?:early|late|mid) )?(?:(\\d{1,2}) )?(?:(${[...TIMES.keys()].join('|')}) )?(20\\d\\d)`;
const ANNOUNCED = new RegExp(
  `\\b(?:${COMING})\\b(?:[^.!?\\n]|\\n(?!\\n)|\\.(?=\\S)){0,100}?\\b(?:in|on|by|from|for|until|before)\\s${TIME}\\b`,
  'giu',
);

/** Finds future events in a text, dated by day, month, season or year, each `until` the last day of the time that it names. */
export function announcements(text: string) {
  return [...text.matchAll(ANNOUNCED)].map(({ 0: found, 1: day, 2: name, 3: year, index }) => {
    const month = addMonths(dayFrom(Number(year), 1, 1), (TIMES.get(name?.toLowerCase()) ?? 12) - 1);
    return { found, index, until: day ? `${month.slice(0, 8)}${day.padStart(2, '0')}` : lastOfMonth(month) };
  });
}
