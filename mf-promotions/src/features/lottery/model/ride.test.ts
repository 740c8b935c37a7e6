import { describe, expect, it } from 'vitest';
import { cruiseFrom, landingOn, paceOf, positionAt, rampFrom, stopsOf, within } from './ride.ts';

const rides = [2, 3, 8, 13, 20, 48].flatMap((count) => [1, 6, count].map((least) => ({ count, least })));

describe.each(rides)('$count prizes, at least $least places', ({ count, least }) => {
  const pace = paceOf(count, least);

  it('lands on every place from everywhere, forwards, in time', () => {
    for (let place = 0; place < count; place += 1) {
      for (const at of [0, 0.3, count - 0.01, count * 7.5]) {
        const leg = landingOn(place, at, count, pace);
        expect(within(leg.to, count)).toBeCloseTo(place % count, 6);
        expect(leg.to - leg.from).toBeGreaterThanOrEqual(least - 1e-9);
        expect(leg.to - leg.from).toBeLessThan(least + count + 1e-9);
        expect(leg.duration + pace.rampMs).toBeLessThanOrEqual(4200);
      }
    }
  });

  it('has one speed where its stretches meet', () => {
    const ramp = rampFrom(0, pace);
    const cruise = cruiseFrom(ramp.to, count, pace);
    const landing = landingOn(0, 0, count, pace);
    expect((2 * (ramp.to - ramp.from)) / ramp.duration).toBeCloseTo(pace.speed, 9);
    expect((cruise.to - cruise.from) / cruise.duration).toBeCloseTo(pace.speed, 9);
    expect((3 * (landing.to - landing.from)) / landing.duration).toBeCloseTo(pace.speed, 9);
  });
});

it('knows where it is after the ramp', () => {
  const pace = { speed: 0.01, rampMs: 400, least: 4 };
  expect(positionAt(400, 3, pace)).toBeCloseTo(5);
  expect(positionAt(1400, 3, pace)).toBeCloseTo(15);
});

it.each([
  [{ from: 0, to: 4, duration: 1, kind: 'cruise' as const }, [0.25, 0.5, 0.75, 1]],
  [{ from: 0.5, to: 2, duration: 1, kind: 'cruise' as const }, [1 / 3, 1]],
  [{ from: 0, to: 1, duration: 1, kind: 'ramp' as const }, [1]],
  [{ from: 0, to: 8, duration: 1, kind: 'landing' as const }, undefined],
])('stops of %j', (leg, times) => {
  const stops = stopsOf(leg);
  expect(stops.map(({ place }) => place)).toEqual(
    Array.from({ length: leg.to - Math.floor(leg.from) }, (_, index) => Math.floor(leg.from) + 1 + index),
  );
  if (times) for (const [index, { at }] of stops.entries()) expect(at).toBeCloseTo(times[index] ?? -1, 6);
  expect(stops.at(-1)?.at).toBeCloseTo(1, 6);
  // A landing slows down: each place takes longer than the one before.
  const gaps = stops.map(({ at }, index) => at - (stops[index - 1]?.at ?? 0));
  if (leg.kind === 'landing') expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
});
