import type { RefundableLine, RefundOffer } from '@jishi/api/refunds';
import { describe, expect, it } from 'vitest';
import { firstChoice, reasonsFor, toWish, withKind } from './refund-choice.ts';

const line = (id: string, left: number, unsent = 0): RefundableLine => ({
  ...{ productId: '2', name: '茶', picture: null, options: [], unitPrice: 1000, quantity: 3, obstacle: null },
  id,
  ...{ left, unsent },
});
const offer: Pick<RefundOffer, 'lines' | 'kinds' | 'reasons'> = {
  lines: [line('1', 2), line('2', 0), line('3', 1)],
  kinds: ['refund', 'return'],
  reasons: [
    { word: 'damaged', text: '有损坏', kinds: ['refund', 'return'], stages: ['sent'] },
    { word: 'not-arrived', text: '没有收到', kinds: ['refund'], stages: ['sent'] },
  ],
};

describe('the first choice', () => {
  it('is nothing where there is one to make', () => {
    expect(firstChoice(offer)).toEqual({ quantities: {}, kind: 'return', reason: '' });
  });

  it('is the only line there is, without a parcel where nothing was sent', () => {
    expect(firstChoice({ lines: [line('1', 2, 2), line('2', 0)], kinds: ['refund'] })).toEqual({
      quantities: { 1: 2 },
      kind: 'refund',
      reason: '',
    });
  });
});

it('is the way open to all of an order that is sent in parts', () => {
  expect(firstChoice({ ...offer, lines: [line('1', 2, 1), line('3', 1)] }).kind).toBe('refund');
});

it('reasons are those of the way', () => {
  expect(reasonsFor(offer, 'return').map(({ word }) => word)).toEqual(['damaged']);
});

it.each([
  ['not-arrived', 'return', ''],
  ['damaged', 'return', 'damaged'],
] as const)('a reason of %s is, for a %s, %o', (reason, kind, is) => {
  expect(withKind(offer, { quantities: {}, kind: 'refund', reason }, kind)).toEqual({
    quantities: {},
    kind,
    reason: is,
  });
});

describe('what is asked of the server', () => {
  const choice = { quantities: { 1: 2, 2: 0, 3: 1 }, kind: 'refund', reason: 'damaged' } as const;

  it('is what is chosen, line by line', () => {
    expect(toWish(offer, choice)?.lines).toEqual([
      { id: '1', quantity: 2 },
      { id: '3', quantity: 1 },
    ]);
  });

  it('is nothing without goods or a reason', () => {
    expect(toWish(offer, { ...choice, reason: '' })).toBeNull();
    expect(toWish(offer, { ...choice, quantities: { 2: 0 } })).toBeNull();
  });
});
