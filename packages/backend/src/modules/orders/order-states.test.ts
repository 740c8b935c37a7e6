import { describe, expect, it } from 'vitest';
import type { GoodType } from '../../kernel/words/goods.ts';
import {
  type OrderAction,
  type OrderState,
  orderState,
  stateAfterPayment,
  stateNow,
  statesOfTab,
  verdict,
} from './order-states.ts';

const allStates = Object.values(orderState);

describe('verdict', () => {
  /** Per action: the states that apply it, and those in which it has been done. Everything else refuses. */
  it.each<[OrderAction, OrderState[], OrderState[]]>([
    ['pay', [1], [2, 3, 5, 7, 8, 9, 10, 11, 12]],
    ['expire', [1], [4]],
    ['cancel', [1], [6]],
    ['ship', [2], []],
    ['receive', [3], [5, 10, 11]],
    ['remove', [4, 5, 6, 7, 11], []],
  ])('%s', (action, applies, done) => {
    for (const state of allStates) {
      const expected = applies.includes(state) ? 'apply' : done.includes(state) ? 'done' : 'refuse';
      expect([state, verdict(action, state)]).toEqual([state, expected]);
    }
  });
});

describe('stateAfterPayment', () => {
  it.each<[GoodType[], OrderState]>([
    [['physical'], 2],
    [['virtual'], 2],
    [['card-key'], 5],
    [['download'], 5],
    [['card-key', 'download'], 5],
    [['card-key', 'physical'], 2],
    [['download', 'virtual'], 2],
    [[], 2],
  ])('%j → %i', (types, expected) => {
    expect(stateAfterPayment(types)).toBe(expected);
  });
});

describe('stateNow', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  it.each<[OrderState, string | null, OrderState]>([
    [1, '2026-01-01T00:00:01Z', 1],
    [1, '2026-01-01T00:00:00Z', 4],
    [1, null, 1],
    [2, '2025-12-31T00:00:00Z', 2],
    [6, '2025-12-31T00:00:00Z', 6],
  ])('%i until %s → %i', (state, payBefore, expected) => {
    expect(stateNow(state, payBefore === null ? null : new Date(payBefore), now)).toBe(expected);
  });
});

describe('statesOfTab', () => {
  it('shows everything, one state, or completed with reviewed', () => {
    expect(statesOfTab(0)).toBeNull();
    expect(statesOfTab(10)).toEqual([10]);
    expect(statesOfTab(5)).toEqual([5, 11]);
  });
});
