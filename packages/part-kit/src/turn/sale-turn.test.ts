import { expect, it } from 'vitest';
import { saleStateAt, turnAfter } from './sale-turn.ts';

const sale = { state: 'upcoming', startsAt: '2026-11-20 22:00:00', endsAt: '2026-11-21 00:00:00' } as const;
const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);
const midnight = Date.parse('2026-11-21T00:00:00+08:00');

it.each([
  [at('21:59:59.999'), 'upcoming'],
  [at('22:00:00'), 'running'],
  [midnight - 1, 'running'],
  [midnight, 'over'],
])('at %i it is %s', (moment, state) => {
  expect(saleStateAt(sale, moment)).toBe(state);
});

it('is what it was told to be where its times cannot be read', () => {
  expect(saleStateAt({ ...sale, startsAt: 'soon' }, midnight)).toBe('upcoming');
});

it('turns at the first start or end to come', () => {
  const later = { ...sale, startsAt: '2026-11-20 23:00:00', endsAt: '2026-11-21 01:00:00' };
  expect(turnAfter([sale, later], at('21:00:00'))).toBe(at('22:00:00'));
  expect(turnAfter([sale, later], at('22:00:00'))).toBe(at('23:00:00'));
  expect(turnAfter([sale, later], at('23:00:00'))).toBe(midnight);
  expect(turnAfter([sale], midnight)).toBeUndefined();
  expect(turnAfter([], at('22:00:00'))).toBeUndefined();
  expect(turnAfter([{ ...sale, startsAt: '', endsAt: '' }], at('22:00:00'))).toBeUndefined();
});
