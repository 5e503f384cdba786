// Guards which e-mail addresses are asked about.
import { emailQuestion } from '../../../src/utils/forms/email-question';

test.each([['amara@gmail'], ['amara@gmial'], ['amara@nhs', 'amara@nhs.net'], ['amara@hospital', null], ['a@b', null]])(
  '%s cannot be right; meant is %s',
  (address, meant) => {
    expect(emailQuestion(address)).toEqual({ meant, isPossible: false });
  },
);

test.each([['amara@gmial.com'], ['amara@hotmial.com']])('%s may be right; meant is probably %s', (address, meant) => {
  expect(emailQuestion(address)).toEqual({ meant, isPossible: true });
});

test.each([
  'amara@GMAIL.com',
  'amara@nhs.net',
  'amara@trust.nhs.uk',
  'amara@example.com',
  'amara@m\u00FCller.de',
  '',
  'amara',
  '@gmail',
  'amara@',
])('"%s" is not asked about', (address) => expect(emailQuestion(address)).toBeNull());
