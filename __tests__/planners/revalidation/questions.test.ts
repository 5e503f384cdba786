// Guards the conditions of the revalidation questions.
import {
  type CpdEntry,
  MOST_ENTRIES,
  NO_ANSWERS,
  REVALIDATION_FORMAT,
} from '../../../src/planners/revalidation/questions';
import { readSaved, writeSaved } from '../../../src/planners/shared/saved-file';

const open = (data: object) => {
  const opened = readSaved(
    REVALIDATION_FORMAT,
    writeSaved(REVALIDATION_FORMAT, { ...NO_ANSWERS, ...data }, '2026-11-23'),
  );
  return opened.ok ? opened.data : opened.why;
};

const cpdOf = (data: ReturnType<typeof open>) => {
  if (typeof data === 'string') return data;
  const topicOf = ({ id, topic }: CpdEntry) => `${id} ${topic}`;
  return { entries: data.cpd.map(topicOf), draft: topicOf(data.cpdDraft) };
};

test('a changed entry in the fields is saved and restored', () => {
  const cpd = [
    { id: '7', topic: 'Falls' },
    { id: '9', topic: 'Sepsis' },
  ];
  const cpdDraft = { id: '9', topic: 'Sepsis in pregnancy' };
  expect(cpdOf(open({ cpd, cpdDraft }))).toEqual({ entries: ['7 Falls', '9 Sepsis'], draft: '9 Sepsis in pregnancy' });
  expect(cpdOf(open({ cpd, cpdDraft: { id: '8', topic: 'New' } }))).toMatchObject({ draft: ' New' });
});

test('a full list of long entries can be opened again', () => {
  const topic = '\u{1F469}\u200D\u2695\uFE0F'.repeat(60);
  const cpd = Array.from({ length: MOST_ENTRIES }, (_entry, index) => ({
    id: String(index + 1),
    topic,
    evidence: topic,
  }));
  expect(open({ cpd })).toMatchObject({ cpd: { length: MOST_ENTRIES } });
  expect(open({ cpd: [...cpd, { id: 'x', topic }] })).toBe('damaged');
});

test('missing and repeated ids are replaced', () => {
  const saved = { cpd: [{ id: '1', topic: 'A' }, { id: '1', topic: 'B' }, { topic: 'C' }], accounts: [{ id: '7' }] };
  const text = JSON.stringify({ kind: 'nursing-tools', tool: 'revalidation-planner', version: 1, data: saved });
  expect(readSaved(REVALIDATION_FORMAT, text)).toMatchObject({
    data: {
      cpd: [
        { id: '1', topic: 'A' },
        { id: '2', topic: 'B' },
        { id: '3', topic: 'C' },
      ],
      accounts: [{ id: '7' }],
    },
  });
});
