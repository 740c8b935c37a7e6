import { type ShopTime, shopTimeAt } from '../model/shop-time.ts';
import { heldAt, hourOf, nextTurnAfter, type Turns } from './turns.ts';

/** Parts of the shop's day, by which goods are set out. */
export const dayParts = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

const turns: Turns<DayPart> = [
  [5, 'morning'],
  [10, 'noon'],
  [14, 'afternoon'],
  [17, 'evening'],
  [21, 'night'],
];

/** The part of the day a time of the shop lies in: morning from 5, noon from 10, afternoon from 14, evening from 17, night from 21. */
export const dayPartOf = (time: ShopTime): DayPart => heldAt(turns, hourOf(time));

/** The same at a moment, epoch ms on the shop's clock. */
export const dayPartAt = (time: number): DayPart => dayPartOf(shopTimeAt(new Date(time)));

/** When the next part of the day begins, epoch ms. */
export const nextDayPartAfter = (time: number): number => nextTurnAfter(turns, time);
