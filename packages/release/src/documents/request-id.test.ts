import { expect, test } from 'vitest';
import { parseRequestId, type RequestRef, requestIdOf } from './request-id.ts';

const time = new Date('2026-11-21T18:00:00.123Z');
const random = '7f3a9c2b1d';

test.each<[string, RequestRef['release']]>([
  ['mwqpqo3f-43-7f3a9c2b1d', { channel: null, serial: 43, arm: 'live' }],
  ['mwqpqo3f-43c-7f3a9c2b1d', { channel: null, serial: 43, arm: 'candidate' }],
  ['mwqpqo3f-previews.7-7f3a9c2b1d', { channel: 'previews', serial: 7, arm: 'live' }],
  ['mwqpqo3f-0-7f3a9c2b1d', null],
])('%s says when, and of which release', (text, release) => {
  expect(requestIdOf({ time, release }, random)).toBe(text);
  expect(parseRequestId(text)).toEqual({ time, release });
});

test('ids sort by time', () => {
  const ids = ['2026-01-01', '2026-12-31', '2040-06-01', '2059-01-01'].map((day) =>
    requestIdOf({ time: new Date(day), release: null }, random),
  );
  expect(ids.toSorted()).toEqual(ids);
});

test.each([
  '',
  'from-the-balancer',
  '0f0bd1bc-2f0b-4cbb-9d1f-5c2e6e2b6d60',
  'mwqpqo3f-043-7f3a9c2b1d',
  'mwqpqo3f-43-7f3a9c2b1d1',
  '1795253100123456789',
])('%j is another id', (text) => {
  expect(parseRequestId(text)).toBeNull();
});
