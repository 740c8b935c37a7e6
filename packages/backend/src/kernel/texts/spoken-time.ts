import type { Lang } from './languages.ts';

const WIRE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2}):\d{2}$/;

/** A time of the contract as people say it, `2026年12月3日 14:30` or `3 Dec 2026, 14:30`; any other text as it is. */
export function spokenTime(text: string, lang: Lang): string {
  const [, year = '', month, day, time = ''] = WIRE.exec(text) ?? [];
  if (year === '') return text;
  if (lang === 'zh') return `${year}年${Number(month)}月${Number(day)}日 ${time}`;
  return `${Number(day)} ${monthName(Number(month))} ${year}, ${time}`;
}

/** Dates in UTC are written the same everywhere. */
const monthName = (month: number): string => new Date(Date.UTC(2000, month - 1)).toUTCString().slice(8, 11);
