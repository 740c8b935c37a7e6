import { expect, it } from 'vitest';
import { LEAST, MORE_OF_EACH, stripOf, stripShift } from './reels.ts';
import { landingOn, paceOf, positionAt } from './ride.ts';

const least = LEAST + 2 * MORE_OF_EACH;

it.each([2, 3, 5, 8, 20, 33])(
  'with %d pictures every window of a ride is on the strip, and shows its place',
  (count) => {
    const pace = paceOf(count, least);
    const strip = stripOf(count, pace);
    const shownAt = (position: number, isUp: boolean) => {
      const laidOut = isUp ? strip.toReversed() : strip;
      // The window is three cells high, its middle is what counts.
      return laidOut[Math.round(-stripShift(position, strip.length, isUp) * strip.length) + 1];
    };
    const farthest = [
      count - 1e-9 + positionAt(pace.rampMs, 0, pace) + count,
      ...Array.from({ length: count }, (_, place) => landingOn(place, count - 1e-9, count, pace).to),
    ];
    for (const position of farthest) {
      for (const isUp of [false, true]) {
        const shift = -stripShift(position, strip.length, isUp) * strip.length;
        expect(shift).toBeGreaterThanOrEqual(0);
        expect(shift + 3).toBeLessThanOrEqual(strip.length);
      }
    }
    for (let place = 0; place < count; place += 1) {
      expect([shownAt(place, false), shownAt(place + count, false)]).toEqual([place, place]);
      expect([shownAt(place, true), shownAt(place + count, true)]).toEqual([place, place]);
    }
  },
);

it('moves one way forwards and the other way backwards', () => {
  expect(stripShift(1, 10, false)).toBeLessThan(stripShift(0, 10, false));
  expect(stripShift(1, 10, true)).toBeGreaterThan(stripShift(0, 10, true));
});
