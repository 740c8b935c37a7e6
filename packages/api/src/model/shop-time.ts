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

/** What a clock in the given IANA zone shows at an instant, as shop time. */
export function shopTimeAt(instant: Date, timeZone: string): ShopTime {
  const text = instant.toLocaleString('sv-SE', { timeZone, hour12: false });
  return text.slice(0, 19);
}

// Both sides are read as if they were UTC: the difference is right in any zone without daylight saving.
const read = (time: ShopTime) => Date.parse(`${time.replace(' ', 'T')}Z`);
const write = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
