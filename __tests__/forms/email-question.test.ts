// Guards the choice of questionable e-mail addresses.
import { emailQuestion } from '../../src/forms/email-question';

test.each([
  // It cannot be an address.
  ['amara@gmail', 'amara@gmail.com', false],
  ['amara@gmial', 'amara@gmail.com', false],
  ['amara@gmail.c', 'amara@gmail.com', false],
  ['amara@nhs', 'amara@nhs.net', false],
  ['amara@hotmail.co.k', 'amara@hotmail.com', false],
  ['amara@hospital', null, false],
  ['amara@gmial.com', 'amara@gmail.com', true],
  ['amara@gmail.con', 'amara@gmail.com', true],
])('the address %s is questioned, with the suggestion %s; it is possible: %s', (address, meant, isPossible) => {
  expect(emailQuestion(address)).toEqual({ meant, isPossible });
});

test.each([
  ...['amara@GMAIL.com', 'amara@mail.com', 'amara@trust.nhs.uk', 'amara@yahoo.co.in', 'amara@m\u00FCller.de'],
  ...['', 'amara', '@gmail', 'amara@'],
])('the address "%s" is accepted', (address) => expect(emailQuestion(address)).toBeNull());
