import { type ShopTime, shopTimeAt } from '../model/shop-time.ts';

/** Seasons of the year. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** The season a time of the shop lies in, by whole months as meteorologists count them in the north: spring begins in March. */
export const seasonOf = (time: ShopTime): Season =>
  seasons[Math.floor(((Number(time.slice(5, 7)) + 9) % 12) / 3)] ?? 'winter';

/** The same at a moment, epoch ms on the shop's clock. */
export const seasonAt = (time: number): Season => seasonOf(shopTimeAt(new Date(time)));
