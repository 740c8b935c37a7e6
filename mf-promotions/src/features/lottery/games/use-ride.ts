import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { paceOf } from '../model/ride.ts';
import { createRide, type Ride, type Track } from './create-ride.ts';

type RideOptions = {
  ride: RefObject<Ride | null>;
  /** The moving things of the game. */
  tracks: () => readonly Track[];
  count: number;
  /** Places a landing takes at least; the pace is such that the longest ends in time. */
  least: number;
  /** The most places one track turns more than the others. */
  more?: number;
};

/** Hands the ride of a game to whoever draws. Another number of prizes is another ride. */
export function useRide({ ride, tracks, count, least, more = 0 }: RideOptions): void {
  const latest = useRef(tracks);
  const made = useRef<Ride | null>(null);
  useEffect(() => {
    latest.current = tracks;
  });
  useImperativeHandle(ride, () => {
    const pace = { ...paceOf(count, least + more), least };
    made.current = createRide(latest.current(), count, pace);
    return made.current;
  }, [count, least, more]);
  // What still moves when the game goes would go on by itself.
  useEffect(() => () => made.current?.show([]), []);
}
