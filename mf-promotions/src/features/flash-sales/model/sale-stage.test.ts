import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { expect, it } from 'vitest';
import { saleStage, soldPercent } from './sale-stage.ts';

const sale = {
  state: 'running',
  startsAt: '2026-11-20 22:00:00',
  endsAt: '2026-11-21 00:00:00',
  left: 40,
  held: 0,
  allotted: 100,
  progress: 60,
} as const;
const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);
const midnight = Date.parse('2026-11-21T00:00:00+08:00');

it.each<[Partial<FlashSaleCard>, number, string]>([
  [{}, at('21:59:59.999'), 'upcoming'],
  [{}, at('22:00:00'), 'on'],
  // Told a moment before its start, drawn after it.
  [{ state: 'upcoming' }, at('22:00:00'), 'on'],
  [{}, midnight - 1, 'on'],
  [{}, midnight, 'over'],
  [{ left: 0 }, midnight, 'over'],
  [{ left: 0 }, at('21:00:00'), 'upcoming'],
  [{ left: 11 }, at('23:00:00'), 'on'],
  [{ left: 10 }, at('23:00:00'), 'almost-gone'],
  [{ left: 3, allotted: 5 }, at('23:00:00'), 'almost-gone'],
  [{ left: 0 }, at('23:00:00'), 'gone'],
  [{ left: 0, held: 1 }, at('23:00:00'), 'held'],
  [{ left: 40, held: 1 }, at('23:00:00'), 'on'],
  [{ left: null, progress: 99 }, at('23:00:00'), 'on'],
  [{ left: null, progress: 100 }, at('23:00:00'), 'gone'],
  [{ startsAt: 'soon', state: 'over' }, at('23:00:00'), 'over'],
  [{ endsAt: '', state: 'running' }, at('23:00:00'), 'on'],
])('%j at %i is %s', (more, moment, stage) => {
  expect(saleStage({ ...sale, ...more }, moment)).toBe(stage);
});

it.each([
  [{ left: 40, allotted: 100, progress: 1 }, 60],
  [{ left: 1, allotted: 1000, progress: 1 }, 99],
  [{ left: 0, allotted: 7, progress: 1 }, 100],
  [{ left: 0, held: 3, allotted: 10, progress: 1 }, 70],
  [{ left: 9, allotted: 7, progress: 1 }, 0],
  [{ left: null, allotted: 7, progress: 33 }, 33],
  [{ left: 4, allotted: 0, progress: 33 }, 33],
])('of %j %i %% are sold', (pieces, percent) => {
  expect(soldPercent({ held: 0, ...pieces })).toBe(percent);
});
