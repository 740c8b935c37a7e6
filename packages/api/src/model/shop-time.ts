/**
 * A moment as the server writes it, `YYYY-MM-DD HH:mm:ss` in the shop's time zone. The wire names no zone, so it is
 * kept as text: shown as it is, and only compared with another time of the same server.
 */
export type ShopTime = string;

/** Seconds from one shop time to a later one; negative when `to` is earlier, 0 when one of them is unreadable. */
export function secondsBetween(from: ShopTime, to: ShopTime): number {
  const seconds = (read(to) - read(from)) / 1000;
  return Number.isFinite(seconds) ? Math.round(seconds) : 0;
}

/** The shop time some seconds later (or earlier, when negative). */
export function addSeconds(time: ShopTime, seconds: number): ShopTime {
  const moment = read(time) + seconds * 1000;
  return Number.isFinite(moment) ? write(moment) : time;
}

/** The shop's zone, Asia/Shanghai, is eight hours ahead of UTC all the year, since 1991. A formatter takes a slow phone 60 ms to make. */
const SHOP_ZONE_MS = 8 * 3_600_000;

/** What the shop's clock shows at an instant. */
export const shopTimeAt = (instant: Date): ShopTime => write(instant.getTime() + SHOP_ZONE_MS);

// Both sides are read as if they were UTC: the difference is right in any zone without daylight saving.
const read = (time: ShopTime) => Date.parse(`${time.replace(' ', 'T')}Z`);
const write = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
