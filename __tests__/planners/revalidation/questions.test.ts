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
  return data.cpd.map(topicOf);
};

test('an entry that was being typed in a file of an earlier version is an entry', () => {
  const cpd = [
    { id: '7', topic: 'Falls' },
    { id: '9', topic: 'Sepsis' },
  ];
  const cpdDraft = { id: '9', topic: 'Sepsis in pregnancy' };
  expect(cpdOf(open({ cpd, cpdDraft }))).toEqual(['7 Falls', '9 Sepsis in pregnancy']);
  expect(cpdOf(open({ cpd, cpdDraft: { id: '', topic: 'New' } }))).toEqual(['7 Falls', '9 Sepsis', '10 New']);
  expect(cpdOf(open({ cpd, cpdDraft: { id: '', topic: '' } }))).toEqual(['7 Falls', '9 Sepsis']);
  const twice = [cpd[0], cpd[0]];
  expect(cpdOf(open({ cpd: twice, cpdDraft: { id: '7', topic: 'New' } }))).toEqual(['1 Falls', '2 Falls', '3 New']);
});

test('a list of more entries than can be added is opened all the same', () => {
  const topic = '\u{1F469}\u200D\u2695\uFE0F'.repeat(60);
  const cpd = Array.from({ length: MOST_ENTRIES }, (_entry, index) => ({
    id: String(index + 1),
    topic,
    evidence: topic,
  }));
  expect(open({ cpd: [...cpd, { id: 'x', topic }] })).toMatchObject({ cpd: { length: MOST_ENTRIES + 1 } });
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
