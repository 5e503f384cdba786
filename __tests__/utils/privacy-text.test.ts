// Guards what the privacy page says of forms.
import { formText, responsibleText } from '../../src/utils/privacy-text';

const WORDS = { notLive: 'Nothing is sent.', live: '{provider} receives {fields}.' };
const PROVIDERS = [{ provider: 'basin', name: 'Basin' }];

describe('formText', () => {
  test('says that nothing is sent while nothing is', () => {
    expect(formText(WORDS, 'simulated', PROVIDERS)).toBe('Nothing is sent.');
  });

  test('names the configured provider and what it receives', () => {
    expect(formText(WORDS, 'basin', PROVIDERS, { fields: 'Email' })).toBe('Basin receives Email.');
  });

  test('adds where the provider keeps what it receives', () => {
    const providers = [{ provider: 'basin', name: 'Basin', details: 'Basin keeps it abroad.' }];
    expect(formText(WORDS, 'basin', providers, { fields: 'Email' })).toBe(
      'Basin receives Email.\n\nBasin keeps it abroad.',
    );
    expect(formText(WORDS, 'simulated', providers)).not.toContain('abroad');
  });

  test('does not build a page that would hide a provider', () => {
    expect(() => formText(WORDS, 'pigeon', PROVIDERS)).toThrow('pigeon');
  });
});

describe('responsibleText', () => {
  const words = { named: '{name}, {address}, {email}.', unnamed: 'Soon. {email}', ico: 'Number {number}.' };

  test('names the business once its name and its address are set', () => {
    const business = { legalName: 'Ada Example', address: '1 High Street', icoNumber: null };
    expect(responsibleText(words, business, 'a@b.example')).toBe('Ada Example, 1 High Street, a@b.example.');
  });

  test.each([null, { legalName: 'Ada Example', address: null, icoNumber: null }])(
    'says that they are missing while they are: %o',
    (business) => expect(responsibleText(words, business, 'a@b.example')).toBe('Soon. a@b.example'),
  );

  test('adds the registration number', () => {
    const business = { legalName: null, address: null, icoNumber: 'ZA123456' };
    expect(responsibleText(words, business, 'a@b.example')).toBe('Soon. a@b.example\n\nNumber ZA123456.');
  });
});
