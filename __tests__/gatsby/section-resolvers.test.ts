// Guards that a section finds what its file names.
import { sectionResolvers } from '../../src/gatsby/section-resolvers';

it('finds a question by the words of its file, though its node has typographic signs', async () => {
  const entries = [
    { order: 0, question: 'What’s included?' },
    { order: 1, question: 'Who is it for?' },
  ];
  const context = { nodeModel: { findAll: async () => ({ entries }) } };
  const resolve = sectionResolvers.QuestionsSection?.questions?.resolve as (...args: unknown[]) => Promise<unknown>;
  expect(await resolve({ questions: ["What's included?"] }, {}, context)).toEqual([entries[0]]);
  expect(await resolve({}, {}, context)).toEqual(entries);
});
