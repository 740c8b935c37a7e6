import { beforeEach, expect, it } from 'vitest';
import { attemptKey, closeAttempt, openAttempt, readAttempt } from './attempt.ts';

const HOUR = 3_600_000;
const me = '13800000001';

beforeEach(() => localStorage.clear());

it('is the same until its result was shown, then another one', () => {
  expect(readAttempt('1', me, 0)).toBeNull();
  const first = openAttempt('1', me, 0);
  expect(openAttempt('1', me, HOUR)).toEqual(first);
  expect(readAttempt('1', me, HOUR)).toEqual(first);
  closeAttempt('1', first);
  expect(readAttempt('1', me, HOUR)).toBeNull();
  expect(openAttempt('1', me, HOUR).key).not.toBe(first.key);
});

it('is one of a lottery and a customer', () => {
  const mine = openAttempt('1', me, 0);
  expect(openAttempt('2', me, 0).key).not.toBe(mine.key);
  expect(readAttempt('1', '13800000002', 0)).toBeNull();
  expect(openAttempt('1', '13800000002', 0).key).not.toBe(mine.key);
});

it('does not say who the customer is', () => {
  openAttempt('1', me, 0);
  expect(localStorage.getItem(attemptKey('1'))).not.toContain(me);
});

it.each([
  [12 * HOUR - 1, true],
  [12 * HOUR, false],
  [-1, false],
])('after %d ms it is known: %s', (later, isKnown) => {
  openAttempt('1', me, 0);
  expect(readAttempt('1', me, later) !== null).toBe(isKnown);
});

it('leaves one alone that was opened since', () => {
  const first = openAttempt('1', me, 0);
  closeAttempt('1', first);
  const second = openAttempt('1', me, 0);
  closeAttempt('1', first);
  expect(readAttempt('1', me, 0)).toEqual(second);
});

it.each(['', 'x', '{}', 'null', '{"key":1}'])('reads %j as none', (text) => {
  localStorage.setItem(attemptKey('1'), text);
  expect(readAttempt('1', me, 0)).toBeNull();
});

it('goes on where nothing can be kept', () => {
  const refuses = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const store = { getItem: refuses, setItem: refuses, removeItem: refuses };
  const attempt = openAttempt('1', me, 0, null, store);
  expect(attempt.key).toMatch(/^draw-[\da-f]{32}$/);
  expect(() => closeAttempt('1', attempt, store)).not.toThrow();
});
