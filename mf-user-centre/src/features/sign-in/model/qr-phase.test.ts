import { ApiError } from '@jishi/api';
import { expect, it } from 'vitest';
import { qrPhase } from './qr-phase.ts';

const facts = { failure: null, hasCode: true, state: 'waiting', isPast: false } as const;

it.each([
  ['before there is a code', { hasCode: false }, 'making'],
  ['with a code', {}, 'waiting'],
  ['scanned', { state: 'scanned' }, 'scanned'],
  ['scanned, and too late', { state: 'scanned', isPast: true }, 'over'],
  ['waited too long', { isPast: true }, 'over'],
  ['granted at the last moment', { state: 'granted', isPast: true }, 'granted'],
  ['refused', { state: 'refused' }, 'refused'],
  ['used elsewhere', { state: 'over' }, 'over'],
  ['asked too often', { failure: new ApiError({ code: 'rate-limited', message: 'm' }), hasCode: false }, 'too-many'],
  ['no connection', { failure: new ApiError({ code: 'network', message: 'm' }), hasCode: false }, 'failed'],
  [
    'granted, but used meanwhile',
    { failure: new ApiError({ code: 'conflict', message: 'm' }), state: 'granted' },
    'over',
  ],
  ['granted, but signing in failed', { failure: new Error('m'), state: 'granted' }, 'failed'],
] as const)('%s', (_, more, phase) => {
  expect(qrPhase({ ...facts, ...more })).toBe(phase);
});
