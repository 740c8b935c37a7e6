/**
 * How a game moves, in places: 0 is the first prize at the mark, 1 the next one, and with as many as there are prizes it is
 * the first again. Speeds are places a millisecond.
 */
export type Pace = { speed: number; rampMs: number; least: number };

/** A stretch of a ride. `easing` goes with the way its speed changes. */
export type Leg = { from: number; to: number; duration: number; kind: LegKind };
export type LegKind = 'ramp' | 'cruise' | 'landing';

/** t², t and 1 − (1 − t)³ as curves: they meet at one speed. */
export const easings: Readonly<Record<LegKind, string>> = {
  ramp: 'cubic-bezier(0.33333, 0, 0.66667, 0.33333)',
  cruise: 'linear',
  landing: 'cubic-bezier(0.33333, 1, 0.66667, 1)',
};

const RAMP_MS = 400;
/** The longest landing; with the ramp a ride stays under 4.2 s once the answer is there. */
const LONGEST_LANDING_MS = 3700;
/** A cubic landing begins at three times its mean speed. */
const LANDING_SLOPE = 3;

/**
 * @param count prizes
 * @param least places a landing takes at least; the longest takes one round more
 */
export function paceOf(count: number, least: number): Pace {
  return { speed: (LANDING_SLOPE * (least + count)) / LONGEST_LANDING_MS, rampMs: RAMP_MS, least };
}

/** From standing still up to speed. */
export function rampFrom(from: number, { speed, rampMs }: Pace): Leg {
  return { from, to: from + (speed * rampMs) / 2, duration: rampMs, kind: 'ramp' };
}

/** One whole round at speed, to be repeated while there is no answer. */
export function cruiseFrom(from: number, count: number, { speed }: Pace): Leg {
  return { from, to: from + count, duration: count / speed, kind: 'cruise' };
}

/** Where the ride is some milliseconds after its start, once it is up to speed. */
export function positionAt(elapsed: number, from: number, pace: Pace): number {
  return rampFrom(from, pace).to + pace.speed * Math.max(0, elapsed - pace.rampMs);
}

/**
 * Slows down evenly onto a place, never backwards.
 *
 * @param at where the ride is; the leg begins there, counted within one round
 * @param least places it takes at least
 */
export function landingOn(place: number, at: number, count: number, { speed, least }: Pace): Leg {
  const from = within(at, count);
  const to = from + least + within(place - from - least, count);
  return { from, to, duration: (LANDING_SLOPE * (to - from)) / speed, kind: 'landing' };
}

/** A position within one round: 0 to below `count`. */
export const within = (position: number, count: number): number => ((position % count) + count) % count;

/**
 * When a leg reaches each whole place, as shares of its time, first to last: for a light that jumps from place to place, and
 * for the ticks.
 */
export function stopsOf({ from, to, kind }: Leg): { place: number; at: number }[] {
  const way = to - from;
  const stops: { place: number; at: number }[] = [];
  for (let place = Math.floor(from) + 1; place <= Math.round(to * 1e6) / 1e6; place += 1) {
    stops.push({ place, at: Math.min(1, timeOf[kind]((place - from) / way)) });
  }
  return stops;
}

const timeOf: Readonly<Record<LegKind, (way: number) => number>> = {
  ramp: (way) => Math.sqrt(way),
  cruise: (way) => way,
  landing: (way) => 1 - Math.cbrt(Math.max(0, 1 - way)),
};
