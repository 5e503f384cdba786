// Guards the removal of invisible characters from typed or pasted text.
import { withoutMarks } from '../../src/utils/invisible-marks';

test.each([
  ['\u200Eama@example.com\u200F', 'ama@example.com'],
  ['\u202Aama@example.com\u202C', 'ama@example.com'],
  ['\u2066Ama\u2069 Osei\uFEFF', 'Ama Osei'],
  ['ama\u200B@exam\u00ADple.com', 'ama@example.com'],
  ['Two\u000Blines\u2028', 'Twolines'],
])('invisible marks are removed: %j becomes %s', (pasted, kept) => {
  expect(withoutMarks(pasted)).toBe(kept);
});

test.each(['Nguyễn Thị Ánh', 'نرگس‌زاده', 'ശ്രീ‍', '👩🏽‍⚕️'])('letters that need joiners stay unchanged: %s', (typed) => {
  expect(withoutMarks(typed)).toBe(typed);
});
