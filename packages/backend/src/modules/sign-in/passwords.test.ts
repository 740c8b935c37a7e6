import { expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

it('knows a password again, and no other', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('correct-horse');
  expect(await passwords.matches('correct-horse', hash)).toBe(true);
  expect(await passwords.matches('correct-hors', hash)).toBe(false);
  expect(await passwords.matches('correct-horse', null)).toBe(false);
});

it('works as hard for an account that is not there', async () => {
  const passwords = new Passwords();
  // Two at work and 64 waiting: there is no place for one more, and one that did no work would need none.
  const crowd = Array.from({ length: 66 }, () => passwords.matches('x', null));
  await expect(passwords.matches('x', null)).rejects.toMatchObject({ key: 'busy' });
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([false]));
});
