import { z } from 'zod';
import { setting } from '../../kernel/settings/settings.ts';

/** Festivals for which the shop hangs out its lanterns. */
export const festivals = ['new-year', 'lantern', 'mid-autumn'] as const;
export type Festival = (typeof festivals)[number];

/** Days of the lunar year, month and day as one number: from, until. The Spring Festival begins on the day of the kitchen god. */
const days: readonly (readonly [festival: Festival, from: number, until: number])[] = [
  ['new-year', 12_23, 12_30],
  ['new-year', 1_01, 1_11],
  ['lantern', 1_12, 1_16],
  ['mid-autumn', 8_08, 8_16],
];

/** What hangs on stage and header. */
export const festivalSetting = setting(
  'shop.festival',
  'festival lanterns on home and header: "calendar" (by the lunar calendar), "new-year", "lantern" or "mid-autumn" until it is changed, or "none"',
  z.enum(['calendar', 'none', ...festivals]),
  'calendar',
);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Month and day of the Chinese calendar as one number, 1 January being 101; null in a leap month, in which nothing is celebrated. */
function lunarDay(moment: Date, timeZone: string): number | null {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone, month: 'numeric', day: 'numeric' });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [month, day] = [Number(parts['month']), Number(parts['day'])];
  return Number.isInteger(month) ? 100 * month + day : null;
}

/**
 * The festival of a moment by what the owner chose; null for none.
 *
 * @param timeZone of the shop, in which its days begin
 */
export function festivalAt(
  chosen: z.output<typeof festivalSetting.schema>,
  moment: Date,
  timeZone: string,
): Festival | null {
  if (chosen === 'none') return null;
  if (chosen !== 'calendar') return chosen;
  const day = lunarDay(moment, timeZone);
  return days.find(([, from, until]) => day !== null && from <= day && day <= until)?.[0] ?? null;
}
