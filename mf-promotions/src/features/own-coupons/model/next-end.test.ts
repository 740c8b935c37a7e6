import { toInstant } from '@jishi/i18n';
import { expect, it } from 'vitest';
import { nextEnd } from './next-end.ts';

const FIRST = '2026-11-21 10:00:00';
const SECOND = '2026-11-22 10:00:00';

it.each([
  ['nothing', [], undefined],
  ['used ones', [{ state: 'used', validUntil: FIRST }], undefined],
  ['one without an end', [{ state: 'unused', validUntil: '' }], undefined],
  [
    'the first of those that can be used',
    [
      { state: 'invalid', validUntil: FIRST },
      { state: 'unused', validUntil: SECOND },
      { state: 'unused', validUntil: '2026-12-01 00:00:00' },
    ],
    SECOND,
  ],
] as const)('%s', (_, coupons, end) => expect(nextEnd(coupons)).toBe(end && toInstant(end)));
