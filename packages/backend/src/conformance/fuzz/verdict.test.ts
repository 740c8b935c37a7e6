import { expect, it } from 'vitest';
import type { Reply } from '../authorization-matrix/calls.ts';
import { faultOf } from './verdict.ts';

const reply = (values: Partial<Reply>): Reply => ({
  status: 200,
  code: undefined,
  message: 'x',
  body: '{"message":"x"}',
  kind: undefined,
  isJson: true,
  ...values,
});

it.each<[about: string, reply: Partial<Reply>, fault: string | null]>([
  ['an answer', {}, null],
  ['a refusal', { status: 401, kind: 'validation' }, null],
  ['the contract’s own 500', { status: 500, kind: 'unauthenticated' }, null],
  ['an answer that repeats what was sent', { body: '{"message":"TypeError at x ("}' }, null],
  ['a fault', { status: 500, kind: 'unexpected' }, 'an unexpected fault'],
  ['a fault with a good status', { kind: 'unexpected' }, 'an unexpected fault'],
  ['another 500', { status: 503, kind: 'unavailable' }, 'status 503'],
  ['a refusal without a class', { status: 400 }, 'no class (undefined)'],
  ['a stack', { status: 401, kind: 'validation', body: 'at work (/srv/x.ts:1:2)' }, 'internals in the answer'],
  ['a statement', { status: 401, kind: 'validation', body: 'invalid input syntax for' }, 'internals in the answer'],
])('%s', (_, values, fault) => {
  expect(faultOf(reply(values), 10)).toBe(fault);
});

it('an answer that takes too long', () => {
  expect(faultOf(reply({}), 9000)).toBe('an answer after 9000 ms');
});
