// Guards the choice of questionable e-mail addresses.
import { emailQuestion } from '../../src/forms/email-question';

test.each([
  ['amara@gmail', 'amara@gmail.com'],
  ['amara@gmial', 'amara@gmail.com'],
  ['amara@gmail.c', 'amara@gmail.com'],
  ['amara@nhs', 'amara@nhs.net'],
  ['amara@hotmail.co.k', 'amara@hotmail.com'],
  ['amara@hospital', null],
  ['a@b', null],
])('the address %s is impossible; the suggestion is %s', (address, meant) => {
  expect(emailQuestion(address)).toEqual({ meant, isPossible: false });
});

test.each([
  ['amara@gmial.com', 'amara@gmail.com'],
  ['amara@gmail.con', 'amara@gmail.com'],
  ['amara@hotmial.com', 'amara@hotmail.com'],
])('the address %s is possible; the suggestion is %s', (address, meant) => {
  expect(emailQuestion(address)).toEqual({ meant, isPossible: true });
});

test.each([
  ...['amara@gmail.com', 'amara@GMAIL.com', 'amara@mail.com', 'amara@nhs.net', 'amara@trust.nhs.uk'],
  ...['amara@yahoo.co.in', 'amara@bol.com', 'amara@example.com', 'amara@m\u00FCller.de'],
  ...['', 'amara', '@gmail', 'amara@'],
])('the address "%s" is accepted', (address) => expect(emailQuestion(address)).toBeNull());
