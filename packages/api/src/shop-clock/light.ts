import { shopTimeAt } from '../model/shop-time.ts';
import { heldAt, hourOf, nextTurnAfter, type Turns } from './turns.ts';

/** In what light the shop stands. */
export type Light = 'day' | 'dusk' | 'night';

const turns: Turns<Light> = [
  [6, 'day'],
  [17, 'dusk'],
  [19, 'night'],
];

/**
 * The light at a moment: day from 6, dusk from 17, night from 19 (decision 200).
 *
 * @param time epoch ms on the shop's clock
 */
export const lightAt = (time: number): Light => heldAt(turns, hourOf(shopTimeAt(new Date(time))));

/** When the light changes next, epoch ms. */
export const nextLightAfter = (time: number): number => nextTurnAfter(turns, time);

/** The shop's day at a moment, `YYYY-MM-DD`. */
export const dayAt = (time: number): string => shopTimeAt(new Date(time)).slice(0, 10);
