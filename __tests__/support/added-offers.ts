import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { addDays, today } from '../../src/utils/calendar';

const pages = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `${index + 3} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n`,
  ).join('');

/** A PDF with so many empty pages. */
export function pdf(count: number): string {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = `1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count ${count}/Kids[${kids}]>>\nendobj\n`;
  return `%PDF-1.4\n${objects}${pages(count)}trailer\n<</Root 1 0 R/Size ${count + 3}>>\nstartxref\n0\n%%EOF\n`;
}

const hours = { starts: '18:00', ends: '19:00', kind: 'Webinar', text: 'One hour, with time for your questions.' };
export const REGISTRATION = 'https://webinar.example.com/register?id=1&lang=en';

/** Events by what became of them, on days around the build. */
export const EVENTS = (day = today()) =>
  [
    {
      slug: 'tomorrow',
      title: 'Your first "NHS" interview',
      day: addDays(day, 1),
      registration: REGISTRATION,
      ...hours,
    },
    {
      slug: 'moved',
      title: 'Night shifts',
      day: addDays(day, 9),
      status: 'moved',
      movedFrom: addDays(day, 2),
      ...hours,
    },
    {
      slug: 'cancelled',
      title: 'Bank work',
      day: addDays(day, 3),
      status: 'cancelled',
      registration: REGISTRATION,
      ...hours,
    },
    {
      slug: 'in-manila',
      title: 'Two days in Manila',
      day: addDays(day, 20),
      lastDay: addDays(day, 21),
      timeZone: 'Asia/Manila',
      place: { name: 'Hall 2; "The Ward", east', address: '1 Roxas Boulevard, Manila' },
      price: { amount: 40, currency: 'USD' },
      ...hours,
    },
    { slug: 'recorded', title: 'Ward rounds', day: '2026-01-15', recording: 'https://video.example.com/1', ...hours },
  ] as const;

/** A notice that no page shows yet; tests set the clock to its days. */
export const NOTICE = {
  text: 'Bookings are closed while I am on leave.',
  link: { label: 'Read the guides', href: '/webinar/' },
  from: addDays(today(), 40),
  until: addDays(today(), 41),
};

const number = '+44 7700 900123';
const CONTACT = {
  whatsapp: { title: 'WhatsApp', text: 'Write at any hour.', number, message: 'Hello, I have a question about ' },
  telephone: { title: 'Telephone', text: 'On weekdays from 10 to 4.', number },
};

/** Adds what a coach announces, gives away and sells. */
export function addOffers(root: string): void {
  appendFileSync(path.join(root, 'content/site.yaml'), stringify({ notice: NOTICE, contact: CONTACT }));
  appendFileSync(path.join(root, 'content/events.yaml'), stringify(EVENTS()));
  mkdirSync(path.join(root, 'static/guides'), { recursive: true });
  writeFileSync(path.join(root, 'static/guides/first-weeks.pdf'), pdf(12));
  writeFileSync(path.join(root, 'static/guides/first weeks.txt'), 'Your first weeks');
}
