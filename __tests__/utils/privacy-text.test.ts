import { formText } from '../../src/utils/privacy-text';

const WORDS = { notLive: 'Nothing is sent.', live: '{provider} receives {fields}.' };
const PROVIDERS = [{ id: 'basin', name: 'Basin' }];

describe('formText', () => {
  test('says that nothing is sent while nothing is', () => {
    expect(formText(WORDS, 'simulated', PROVIDERS)).toBe('Nothing is sent.');
  });

  test('names the configured provider and what it receives', () => {
    expect(formText(WORDS, 'basin', PROVIDERS, { fields: 'Email' })).toBe('Basin receives Email.');
  });

  test('does not build a page that would hide a provider', () => {
    expect(() => formText(WORDS, 'pigeon', PROVIDERS)).toThrow('pigeon');
  });
});
