import { unexplained } from '../../scripts/abbreviations';

it('lists abbreviations once, but for those that the text or the glossary explains', () => {
  const paragraphs = [
    { line: 5, text: 'The NMC asks. The Royal College of Nursing (RCN) helps. Call the SHO.' },
    { line: 7, text: 'The SHO and the RCN.' },
  ];
  expect(unexplained(paragraphs, new Set(['NMC']))).toEqual([{ line: 5, short: 'SHO' }]);
  expect(unexplained(paragraphs, new Set())).toHaveLength(2);
});
