import type { RefundableLine, RefundOffer } from '@jishi/api/refunds';
import { describe, expect, it } from 'vitest';
import { allOf, capped, limitOf } from './piece-limits.ts';
import type { RefundChoice } from './refund-choice.ts';

const line = (id: string, left: number, unsent: number): RefundableLine => ({
  ...{ productId: '2', name: '茶', picture: null, options: [], unitPrice: 1000, quantity: 3, obstacle: null },
  ...{ id, left, unsent },
});
const parts = line('parts', 3, 1);
const waits = line('waits', 2, 2);
const sent = line('sent', 1, 0);
const gone = line('gone', 0, 0);
const offer: Pick<RefundOffer, 'lines' | 'reasons'> = {
  lines: [parts, waits, sent, gone],
  reasons: [
    { word: 'too-slow', text: '没有发货', kinds: ['refund'], stages: ['unsent'] },
    { word: 'not-arrived', text: '没有收到', kinds: ['refund'], stages: ['sent'] },
    { word: 'other', text: '其他', kinds: ['refund', 'return'], stages: ['unsent', 'sent'] },
  ],
};
const choice = (
  kind: RefundChoice['kind'],
  reason: string,
  quantities: RefundChoice['quantities'] = {},
): RefundChoice => ({
  ...{ kind, reason, quantities },
});

describe('the most pieces of a line', () => {
  it.each([
    [parts, 'refund', 'too-slow', {}, 1, null],
    [parts, 'refund', 'not-arrived', {}, 2, null],
    [parts, 'refund', 'other', {}, 2, null],
    [parts, 'refund', '', {}, 2, null],
    [parts, 'return', 'other', {}, 2, null],
    [parts, 'return', '', {}, 2, null],
    [waits, 'return', 'other', {}, 0, 'only-unsent'],
    [waits, 'refund', 'not-arrived', {}, 0, 'only-unsent'],
    [waits, 'refund', 'other', {}, 2, null],
    [sent, 'refund', 'too-slow', {}, 0, 'only-sent'],
    [sent, 'return', '', {}, 1, null],
    [gone, 'refund', 'other', {}, 0, null],
    // Beside others: one refund is of pieces of one stage.
    [parts, 'refund', 'other', { waits: 1 }, 1, null],
    [waits, 'refund', 'other', { parts: 1 }, 2, null],
    [waits, 'refund', 'other', { parts: 2 }, 0, 'apart'],
    [sent, 'refund', 'other', { parts: 1 }, 1, null],
    [sent, 'refund', '', { waits: 1 }, 0, 'apart'],
  ] as const)('%o for a %s because of "%s" beside %o', ({ id }, kind, reason, quantities, most, why) => {
    const one = offer.lines.find((each) => each.id === id) ?? gone;
    expect(limitOf(offer, choice(kind, reason, quantities), one)).toEqual({ most, why });
  });
});

describe('what was chosen', () => {
  it.each([
    ['refund', 'too-slow', { parts: 2, sent: 1 }, { parts: 1, waits: 0, sent: 0, gone: 0 }],
    ['refund', 'not-arrived', { parts: 3, waits: 1 }, { parts: 2, waits: 0, sent: 0, gone: 0 }],
    ['return', 'other', { waits: 2, sent: 1 }, { parts: 0, waits: 0, sent: 1, gone: 0 }],
    ['refund', 'other', { waits: 2, parts: 1 }, { parts: 1, waits: 2, sent: 0, gone: 0 }],
    ['refund', 'other', { parts: 2, sent: 1, waits: 1 }, { parts: 2, waits: 0, sent: 1, gone: 0 }],
    ['return', 'too-slow', { parts: 1 }, {}],
  ] as const)('is for a %s because of "%s", of %o: %o', (kind, reason, quantities, is) => {
    expect(capped(offer, choice(kind, reason, quantities)).quantities).toEqual(is);
  });
});

it.each([
  ['return', 'other', { parts: 2, waits: 0, sent: 1, gone: 0 }],
  ['refund', 'too-slow', { parts: 1, waits: 2, sent: 0, gone: 0 }],
] as const)('all that a %s for “%s” can have', (kind, reason, all) => {
  expect(allOf(offer, choice(kind, reason))).toEqual(all);
});
