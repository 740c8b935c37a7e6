import { ApiError, type ApiErrorCode } from '@jishi/api';
import { expect, it } from 'vitest';
import { chargeOf } from './charge.ts';

it.each<[ApiErrorCode, boolean, string]>([
  ['conflict', false, 'none'],
  ['conflict', true, 'none'],
  ['validation', true, 'none'],
  ['not-found', false, 'none'],
  ['rate-limited', false, 'none'],
  ['rate-limited', true, 'unknown'],
  ['unauthenticated', true, 'unknown'],
  ['network', false, 'unknown'],
  ['timeout', false, 'unknown'],
  ['unavailable', false, 'unknown'],
  ['unexpected', false, 'unknown'],
  ['aborted', false, 'unknown'],
])('%s, unknown before %s: %s', (code, wasUnknown, charge) => {
  expect(chargeOf(new ApiError({ code, message: 'no' }), wasUnknown)).toBe(charge);
});

it('what is no error of the api is not known', () => expect(chargeOf(new TypeError('x'), false)).toBe('unknown'));
