import { expect, it } from 'vitest';
import { mailboxFault } from './mailbox-fault.ts';

it.each([
  ['new@mail.example', 'old@mail.example', null],
  [' new@mail.example ', null, null],
  ['', null, 'profile.fault.email-missing'],
  ['  ', null, 'profile.fault.email-missing'],
  ['new@mail', null, 'profile.fault.email-format'],
  ['OLD@mail.example', 'old@mail.example', 'profile.fault.email-same'],
])('%s instead of %s: %s', (typed, now, fault) => {
  expect(mailboxFault(typed, now)).toBe(fault);
});
