import type { Lang } from '../locale/locale.ts';

export type DurationParts = { days: number; hours: number; minutes: number; seconds: number };

/** Splits a time span for a countdown. @param milliseconds negative or no number counts as 0; a started second counts whole */
export function durationParts(milliseconds: number): DurationParts {
  const total = Math.ceil(Math.max(0, Number.isFinite(milliseconds) ? milliseconds : 0) / 1000);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

type Unit = keyof DurationParts;
const units: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds'];
const zhUnits: Record<Unit, string> = { days: '天', hours: '小时', minutes: '分钟', seconds: '秒' };

/**
 * A time span in words for reading aloud or running text: the two largest units, `2 小时 3 分钟`, `2 hours 3 minutes`.
 *
 * @param milliseconds as for `durationParts`
 */
export function formatDuration(milliseconds: number, lang: Lang): string {
  const parts = durationParts(milliseconds);
  const first = units.findIndex((unit) => parts[unit] > 0);
  if (first === -1) return word(0, 'seconds', lang);
  const shown = units.slice(first, first + 2).filter((unit) => parts[unit] > 0);
  return shown.map((unit) => word(parts[unit], unit, lang)).join(' ');
}

function word(value: number, unit: Unit, lang: Lang): string {
  if (lang === 'zh') return `${value} ${zhUnits[unit]}`;
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

/** `01:24:36`, with days in front when there are any: `2天 01:24:36`, `2 days 01:24:36`. */
export function formatClock(milliseconds: number, lang: Lang): string {
  const { days, hours, minutes, seconds } = durationParts(milliseconds);
  const clock = [hours, minutes, seconds].map((value) => String(value).padStart(2, '0')).join(':');
  if (days === 0) return clock;
  return lang === 'zh' ? `${days}天 ${clock}` : `${word(days, 'days', lang)} ${clock}`;
}
