import { expect, it } from 'vitest';
import { nextTurnOf, type Turning, turnOf } from './turn.ts';

const times = { startsAt: '2026-11-20 22:00:00', endsAt: '2026-11-21 00:00:00' };

it.each<[Turning['state'], string | null]>([
  ['upcoming', times.startsAt],
  ['running', times.endsAt],
  ['over', null],
])('a sale that is %s turns at %s', (state, turn) => expect(turnOf({ ...times, state })).toBe(turn));

it.each<[string, (Turning | null | undefined)[], string | null]>([
  ['nothing', [], null],
  ['things without a sale', [null, undefined], null],
  ['sales that are over', [{ ...times, state: 'over' }], null],
  [
    'the first of several, over midnight too',
    [
      { ...times, state: 'running' },
      null,
      { startsAt: '2026-11-20 23:30:00', endsAt: times.endsAt, state: 'upcoming' },
    ],
    '2026-11-20 23:30:00',
  ],
])('of %s', (_what, sales, turn) => expect(nextTurnOf(sales)).toBe(turn));
