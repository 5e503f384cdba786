import { currentNote } from '../../src/utils/current-note';

const note = { text: 'Next cohort starts soon.', until: '2025-02-28', fallback: 'Ask for the next date.' };

test('the promise stands up to and on its last day', () => {
  expect(currentNote(note, new Date('2025-02-28T23:59:59Z'))).toBe(note.text);
});

test('the fallback replaces it from the next day on', () => {
  expect(currentNote(note, new Date('2025-03-01T00:00:00Z'))).toBe(note.fallback);
});

test('without a fallback the promise stays', () => {
  expect(currentNote({ text: note.text, until: note.until }, new Date('2030-01-01'))).toBe(note.text);
  expect(currentNote({ ...note, fallback: null }, new Date('2030-01-01'))).toBe(note.text);
});
