// Guards the privacy page's text about forms.
import {
  bookingText,
  formText,
  responsibleText,
  statisticsText,
} from '../../../src/components/sections/PrivacySection';

const WORDS = { notLive: 'Nothing is sent.', live: '{provider} receives {fields}.' };

test('the text of a live form has the provider and its details', () => {
  const basin = { provider: 'basin', name: 'Basin' };
  const fields = { fields: 'Email' };
  expect(formText(WORDS, 'simulated', [basin])).toBe('Nothing is sent.');
  expect(formText(WORDS, 'basin', [basin], fields)).toBe('Basin receives Email.');
  const details = [{ ...basin, details: 'Basin keeps it abroad.' }];
  expect(formText(WORDS, 'basin', details, fields)).toBe('Basin receives Email.\n\nBasin keeps it abroad.');
  expect(formText(WORDS, 'simulated', details)).not.toContain('abroad');
  // A page that would hide a provider fails the build.
  expect(() => formText(WORDS, 'pigeon', details)).toThrow('pigeon');
});

test('the statistics text names provider, server and search words', () => {
  const words = { text: '{provider} at {host}.', words: 'Words too.' };
  const settings = { provider: 'umami', server: 'https://figures.example.org/umami' };
  const providers = [{ provider: 'umami', name: 'Umami', details: 'It makes a code.' }];
  expect(statisticsText(words, { ...settings, searchWords: null }, providers)).toBe(
    'Umami at figures.\u200Bexample.\u200Borg.\n\nIt makes a code.',
  );
  expect(statisticsText(words, { ...settings, searchWords: true }, providers)).toContain('Words too.');
  expect(() => statisticsText(words, { ...settings, searchWords: null }, [])).toThrow('umami');
});

test('the booking text says whether links name their page', () => {
  const words = { text: 'At {host}.', utm: 'With the page.' };
  const url = 'https://cal.com/ada';
  expect(bookingText(words, { label: 'Book', url, utm: null })).toBe('At cal.com.');
  expect(bookingText(words, { label: 'Book', url, utm: true })).toBe('At cal.com.\n\nWith the page.');
});

test.each([
  [{ legalName: 'Ada', address: '1 High Street', icoNumber: null }, 'Ada, 1 High Street, a@b.example.'],
  [null, 'Soon. a@b.example'],
  [{ legalName: 'Ada', address: null, icoNumber: null }, 'Soon. a@b.example'],
  [{ legalName: null, address: null, icoNumber: 'ZA123456' }, 'Soon. a@b.example\n\nNumber ZA123456.'],
])('the business is named once name and address are set: %o', (business, text) => {
  const words = { named: '{name}, {address}, {email}.', unnamed: 'Soon. {email}', ico: 'Number {number}.' };
  expect(responsibleText(words, business, 'a@b.example')).toBe(text);
});
