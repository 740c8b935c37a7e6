import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

function at() {
  const clock = { now: 0 };
  return { clock, lanes: createLanes({ burst: 300, share: 0.1, charge: 100, isAlone: () => false }, () => clock.now) };
}

test('networks are forgotten when they owe nothing', () => {
  const { lanes, clock } = at();
  for (let count = 0; count < 500; count += 1) {
    const lane = lanes.of(`network ${count}`);
    lanes.end(lane, { took: 100, paid: lanes.begin(lane) });
  }
  expect(lanes.size).toBe(500);
  clock.now = 2_000;
  lanes.of('another');
  expect(lanes.size).toBe(1);
});

test('one that renders or waits is remembered', () => {
  const { lanes, clock } = at();
  lanes.begin(lanes.of('renders'));
  lanes.of('waits').waiting += 1;
  clock.now = 100_000;
  lanes.of('another');
  expect(lanes.size).toBe(3);
});

test('however many networks ask, so many are remembered; the others share', () => {
  const { lanes } = at();
  const first = lanes.of('network 0');
  for (let count = 1; count < 20_000; count += 1) lanes.of(`network ${count}`);
  expect(lanes.size).toBe(10_001);
  expect(lanes.of('network 0')).toBe(first);
  expect(lanes.of('late')).toBe(lanes.of('later'));
});

test('tokens come back over time, up to the burst', () => {
  const { lanes, clock } = at();
  const lane = lanes.of('a');
  for (let count = 0; count < 3; count += 1) lanes.begin(lane);
  expect([lanes.hasToken(lane), lanes.untilToken([lane])]).toEqual([false, 1_000]);
  clock.now = 1_000;
  expect([lanes.hasToken(lane), lanes.untilToken([lane])]).toEqual([true, Number.POSITIVE_INFINITY]);
  clock.now = 50_000;
  expect(lanes.hasToken(lane)).toBe(true);
  expect(lane.tokens).toBe(300);
});

test('who has nothing pays nothing, and gets nothing back', () => {
  const { lanes } = at();
  const lane = lanes.of('a');
  const paid = Array.from({ length: 5 }, () => lanes.begin(lane));
  expect(paid).toEqual([100, 100, 100, 0, 0]);
  for (const one of paid) lanes.end(lane, { took: 40, paid: one });
  expect(lane.tokens).toBe(180);
});
