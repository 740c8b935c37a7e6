import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../kernel/words/orders.ts';
import { orderStates } from '../../kernel/words/orders.ts';
import type { ProductType } from '../../kernel/words/products.ts';
import { type OrderAction, stateAfterPayment, stateNow, statesOfTab, verdict } from './order-states.ts';

const allStates = orderStates.words;

describe('verdict', () => {
  /** Per action: the states that apply it, and those in which it has been done. Everything else refuses. */
  it.each<[OrderAction, OrderState[], OrderState[]]>([
    [
      'pay',
      ['awaiting-payment'],
      [
        'awaiting-shipment',
        'shipped',
        'completed',
        'refunded',
        'refund-pending',
        'refund-failed',
        'awaiting-review',
        'reviewed',
        'awaiting-group',
      ],
    ],
    ['expire', ['awaiting-payment'], ['expired']],
    ['cancel', ['awaiting-payment'], ['cancelled']],
    ['ship', ['awaiting-shipment'], []],
    ['receive', ['shipped'], ['completed', 'awaiting-review', 'reviewed']],
    ['remove', ['expired', 'completed', 'cancelled', 'refunded', 'reviewed'], []],
  ])('%s', (action, applies, done) => {
    for (const state of allStates) {
      const expected = applies.includes(state) ? 'apply' : done.includes(state) ? 'done' : 'refuse';
      expect([state, verdict(action, state)]).toEqual([state, expected]);
    }
  });
});

describe('stateAfterPayment', () => {
  it.each<[ProductType[], OrderState]>([
    [['physical'], 'awaiting-shipment'],
    [['virtual'], 'awaiting-shipment'],
    [['card-key'], 'completed'],
    [['download'], 'completed'],
    [['card-key', 'download'], 'completed'],
    [['card-key', 'physical'], 'awaiting-shipment'],
    [['download', 'virtual'], 'awaiting-shipment'],
    [[], 'awaiting-shipment'],
  ])('%j → %s', (types, expected) => {
    expect(stateAfterPayment(types)).toBe(expected);
  });
});

describe('stateNow', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  it.each<[OrderState, string | null, OrderState]>([
    ['awaiting-payment', '2026-01-01T00:00:01Z', 'awaiting-payment'],
    ['awaiting-payment', '2026-01-01T00:00:00Z', 'expired'],
    ['awaiting-payment', null, 'awaiting-payment'],
    ['awaiting-shipment', '2025-12-31T00:00:00Z', 'awaiting-shipment'],
    ['cancelled', '2025-12-31T00:00:00Z', 'cancelled'],
  ])('%s until %s → %s', (state, payBefore, expected) => {
    expect(stateNow(state, payBefore === null ? null : new Date(payBefore), now)).toBe(expected);
  });
});

describe('statesOfTab', () => {
  it('shows everything, one state, or completed with reviewed', () => {
    expect(statesOfTab('awaiting-review')).toEqual(['awaiting-review']);
    expect(statesOfTab('completed')).toEqual(['completed', 'reviewed']);
  });
});
