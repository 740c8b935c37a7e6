import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', null],
  ['aB3$x', null],
  ['aB3$xy', 'weak'],
  ['123456789', 'weak'],
  ['aaaaaaaaaaaaaaaaaa', 'weak'],
  ['Password123456789', 'weak'],
  ['abcdefghij', 'weak'],
  ['market2026', 'fair'],
  ['Market26', 'fair'],
  ['Market2026!', 'good'],
  ['四个词语拼成一句容易记住的长口令', 'good'],
  ['correct horse battery', 'good'],
])('%j: %j', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
