import type { Times } from '../../kernel/wire/times.ts';
import type { DeliveryDays } from './delivery-settings.ts';

/** When parcels leave: `cutOff` as `HH:mm` in the shop's time, `parcelDays` from 1 (Monday) to 7. */
export type Handover = { cutOff: string; parcelDays: readonly number[] };

/** When a parcel that is ordered now arrives; days as `YYYY-MM-DD` in the shop's time. */
export type Arrival = { from: string; until: string };

/** The day a parcel leaves that is ordered now, and until when it has to be ordered for that. */
export function leaving(now: Date, { cutOff, parcelDays }: Handover, times: Times): { day: string; orderBy: Date } {
  const today = times.day(now);
  const momentOn = (day: string) => times.parse(`${day} ${cutOff}`) ?? now;
  const isLeaving = (day: string) => parcelDays.includes(weekdayOf(day)) && momentOn(day) > now;
  // A week and a day: today may be one of the days, but its time over.
  const day = Array.from({ length: 9 }, (_, index) => dayAfter(today, index)).find(isLeaving) ?? today;
  return { day, orderBy: momentOn(day) };
}

/** When it arrives in a province; null where the shop names no days. */
export function arrival(leaves: string, days: DeliveryDays, provinceCode: string): Arrival | null {
  if (!days) return null;
  const [least, most] = days[provinceCode] ?? days.default;
  return { from: dayAfter(leaves, least), until: dayAfter(leaves, most) };
}

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
