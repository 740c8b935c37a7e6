const HOUR = 3_600_000;
export const SLOT_MS = 2 * HOUR;
/** The shop's clock is China's: no summer time, so a day is a plain shift. */
const SHOP_OFFSET_MS = 8 * HOUR;
const DAY_MS = 24 * HOUR;

/** A two-hour slot; it begins at an even hour of the shop's time. `index` counts from midnight, 0 to 11. */
export type Slot = { index: number; start: Date; end: Date };

function startOfDay(moment: Date): number {
  const shifted = moment.getTime() + SHOP_OFFSET_MS;
  return Math.floor(shifted / DAY_MS) * DAY_MS - SHOP_OFFSET_MS;
}

/** Slots of whole days around a moment, for example today and tomorrow: `slotsAround(now, 0, 1)`. */
export function slotsAround(moment: Date, daysBehind: number, daysAhead: number): Slot[] {
  const first = startOfDay(moment) - daysBehind * DAY_MS;
  const perDay = DAY_MS / SLOT_MS;
  return Array.from({ length: (daysBehind + 1 + daysAhead) * perDay }, (_, count) => {
    const start = first + count * SLOT_MS;
    return { index: count % perDay, start: new Date(start), end: new Date(start + SLOT_MS) };
  });
}
