import { z } from 'zod';
import type { Times } from './times.ts';

/** From the first moment, up to and without the second. */
export type TimeRange = { from: Date; until: Date };

/** Two days, both included (`name[]=YYYY-MM-DD` twice), or a month (`YYYY-MM`). */
export const rangeField = z
  .union([z.string(), z.array(z.unknown())])
  .nullish()
  .catch(null);

const MONTH = /^\d{4}-\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The range of a query; null when it names none or one that cannot be read, which narrows nothing. */
export function readRange(value: z.output<typeof rangeField>, times: Times): TimeRange | null {
  if (typeof value === 'string') return MONTH.test(value) ? between(`${value}-01`, nextMonth(value), times) : null;
  const [first, last] = (value ?? []).map((part) => DAY.exec(String(part))?.[0] ?? null);
  return first && last ? between(first, nextDay(last), times) : null;
}

function between(first: string, end: string | null, times: Times): TimeRange | null {
  const from = times.parse(first);
  const until = end === null ? null : times.parse(end);
  return from && until ? { from, until } : null;
}

function nextMonth(month: string): string | null {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return dayText(Date.UTC(year, number, 1));
}

function nextDay(day: string): string | null {
  const [year = 0, month = 0, number = 0] = day.split('-').map(Number);
  return dayText(Date.UTC(year, month - 1, number + 1));
}

function dayText(moment: number): string | null {
  return Number.isNaN(moment) ? null : new Date(moment).toISOString().slice(0, 10);
}
