import { expect, it } from 'vitest';
import { failureOf, isSignedOut } from './failure.ts';
import business from './fixtures/business.json';
import debugOff from './fixtures/debug-off.json';
import expired from './fixtures/expired.json';
import method from './fixtures/method.json';
import missingRecord from './fixtures/missing-record.json';
import noToken from './fixtures/no-token.json';
import refreshReused from './fixtures/refresh-reused.json';
import secretMissing from './fixtures/secret-missing.json';
import validation from './fixtures/validation.json';

const answer = (recorded: { status: number; body?: unknown }, headers: Record<string, string> = {}) => ({
  status: recorded.status,
  body: recorded.body,
  header: (name: string) => headers[name],
});

it.each([
  ['a refused business rule', business, 'validation', 50004],
  ['a failed validation, which has no result key', validation, 'validation', 50004],
  ['a missing field', debugOff, 'validation', 50001],
  ['no token', noToken, 'unauthenticated', 0],
  ['an expired token', expired, 'unauthenticated', 0],
  ['a used refresh token', refreshReused, 'unauthenticated', 500],
  ['a missing application key', secretMissing, 'unexpected', 50000],
  ['a wrong method', method, 'unexpected', 0],
  ['a missing record of the original, which names internals', missingRecord, 'unexpected', 0],
])('%s', (_title, recorded, code, wireCode) => {
  const error = failureOf(answer(recorded), 'GET x');
  expect(error).toMatchObject({ code, wireCode, status: recorded.status, serverMessage: recorded.body.message });
});

it.each([
  [404, { code: 50000, message: 'gone' }, 'not-found', false],
  [422, { message: 'wrong' }, 'validation', false],
  [429, { code: 0, message: 'Too Many Attempts.' }, 'rate-limited', true],
  [503, undefined, 'unavailable', true],
  [502, 'Bad gateway', 'unavailable', true],
  [500, { code: 503, message: 'maintenance' }, 'unavailable', true],
  [401, { code: -1, message: 'busy' }, 'unavailable', true],
  [401, { code: 50003, message: 'state' }, 'conflict', false],
  [500, { code: 50002, message: 'not yours' }, 'conflict', false],
  [401, { message: 'Unauthenticated.' }, 'conflict', false],
  [500, undefined, 'unexpected', false],
  [500, '<html>', 'unexpected', false],
  [418, [], 'unexpected', false],
])('status %i with %j is %s', (status, body, code, retryable) => {
  expect(failureOf(answer({ status, body }), 'GET x')).toMatchObject({ code, retryable });
});

it('believes the error class of our server, except about who is signed in', () => {
  const headers = { 'x-error-class': 'conflict' };
  expect(failureOf(answer(business, headers), 'GET x').code).toBe('conflict');
  expect(failureOf(answer(noToken, headers), 'GET x').code).toBe('unauthenticated');
  expect(failureOf(answer(business, { 'x-error-class': 'news' }), 'GET x').code).toBe('validation');
});

it('carries field messages and drops what is no text', () => {
  const body = { code: 50004, message: 'x', fields: { name: 'too long', house: 3 } };
  expect(failureOf(answer({ status: 401, body }), 'GET x').fields).toEqual({ name: 'too long' });
});

it('names the call when the server sent no message', () => {
  const error = failureOf(answer({ status: 500 }), 'GET user');
  expect(error.message).toBe('GET user was answered with status 500');
  expect(error.serverMessage).toBeUndefined();
});

it.each([
  ['登录超时，请再次登录', true],
  ['Login timed out, sign in again', true],
  ['something else', false],
  [undefined, false],
])('a 500 saying %s', (message, expected) => {
  expect(isSignedOut(500, message)).toBe(expected);
  expect(isSignedOut(401, message)).toBe(false);
});

it('names the request, so that somebody who reports it can be answered', () => {
  expect(failureOf(answer(business, { 'x-request-id': 'r-7' }), 'GET x').requestId).toBe('r-7');
  expect(failureOf(answer(business), 'GET x').requestId).toBeUndefined();
});
