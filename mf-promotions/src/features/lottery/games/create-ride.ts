import {
  cruiseFrom,
  easings,
  type Leg,
  landingOn,
  type Pace,
  positionAt,
  rampFrom,
  stopsOf,
  within,
} from '../model/ride.ts';

/** Something that moves with a ride. Only its transform changes, so that nothing is laid out or painted on the way. */
export type Track = {
  element: () => HTMLElement | null;
  /** The transform at a position. */
  pose: (position: number) => string;
  /** It jumps from place to place instead of gliding. */
  isStepped?: boolean;
  /** Places it turns more than the others while it lands, so that it stops after them. */
  more?: number;
};

/** A game that can be set in motion. Positions are those of the tracks, one each. */
export type Ride = {
  start: () => void;
  /** Slows down onto the positions. Settles when all stand there, or when something else was shown. */
  land: (positions: readonly number[], onLeg?: (leg: Leg) => void) => Promise<void>;
  /** Slows down onto where it stood before. */
  settle: () => Promise<void>;
  /** Shows positions at once. */
  show: (positions: readonly number[]) => void;
};

/** Places a ride that is called off takes at least to stand still. */
const LEAST_TO_SETTLE = 2;

export function createRide(tracks: readonly Track[], count: number, pace: Pace): Ride {
  let rests = tracks.map(() => 0);
  let runs: Animation[][] = [];

  const stop = () => {
    for (const run of runs.flat()) run.cancel();
    runs = [];
  };

  const ride: Ride = {
    start() {
      stop();
      runs = tracks.flatMap((track, index) => {
        const element = movable(track);
        if (!element) return [];
        element.style.transform = track.pose(rests[index] ?? 0);
        const ramp = rampFrom(rests[index] ?? 0, pace);
        const cruise = cruiseFrom(ramp.to, count, pace);
        return [
          [
            animate(element, track, ramp, {}),
            animate(element, track, cruise, { delay: ramp.duration, iterations: Number.POSITIVE_INFINITY }),
          ],
        ];
      });
    },

    async land(positions, onLeg) {
      const before = runs;
      if (before.length === 0) return ride.show(positions);
      await upToSpeed(before, pace);
      if (runs !== before) return;
      await landAll(positions, pace, onLeg);
    },

    async settle() {
      const before = runs;
      if (before.length === 0) return;
      await upToSpeed(before, pace);
      if (runs === before) await landAll(rests, { ...pace, least: Math.min(pace.least, LEAST_TO_SETTLE) });
    },

    show(positions) {
      stop();
      rests = positions.map((position) => within(position, count));
      for (const [index, track] of tracks.entries()) {
        const element = track.element();
        if (element) element.style.transform = track.pose(rests[index] ?? 0);
      }
    },
  };

  async function landAll(positions: readonly number[], slowing: Pace, onLeg?: (leg: Leg) => void): Promise<void> {
    const landings = tracks.flatMap((track, index) => {
      const element = movable(track);
      const run = runs[index];
      if (!element || !run) return [];
      const at = positionAt(Number(run[1]?.currentTime ?? 0), rests[index] ?? 0, pace);
      const least = slowing.least + (track.more ?? 0);
      const leg = landingOn(positions[index] ?? 0, at, count, { ...slowing, least });
      onLeg?.(leg);
      const landing = animate(element, track, leg, {});
      for (const earlier of run) earlier.cancel();
      return [landing];
    });
    const mine = landings.map((landing) => [landing]);
    runs = mine;
    // Cancelled: something else is shown, or the page is gone.
    await Promise.allSettled(landings.map(({ finished }) => finished));
    if (runs === mine) ride.show(positions);
  }

  return ride;
}

/** Browsers without animations, and elements that are gone, show results without a ride. */
function movable({ element }: Track): HTMLElement | null {
  const found = element();
  return found && typeof found.animate === 'function' ? found : null;
}

/** A landing begins at speed: an answer may come sooner. */
async function upToSpeed([run]: readonly Animation[][], { rampMs }: Pace): Promise<void> {
  const left = rampMs - Number(run?.[1]?.currentTime ?? rampMs);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

function animate(element: HTMLElement, track: Track, leg: Leg, options: KeyframeAnimationOptions): Animation {
  return element.animate(framesOf(track, leg), {
    duration: leg.duration,
    easing: track.isStepped ? 'linear' : easings[leg.kind],
    fill: 'forwards',
    ...options,
  });
}

function framesOf({ pose, isStepped }: Track, leg: Leg): Keyframe[] {
  if (!isStepped) return [{ transform: pose(leg.from) }, { transform: pose(leg.to) }];
  const frames = stopsOf(leg).map(({ place, at }) => ({ offset: at, transform: pose(place), easing: 'step-end' }));
  return [
    { offset: 0, transform: pose(Math.floor(leg.from)), easing: 'step-end' },
    ...frames,
    { offset: 1, transform: pose(Math.floor(leg.to + 1e-6)) },
  ];
}
