import { type Format, shopTime } from '@jishi/i18n';

/** From when until when: `2026.11.01 – 2026.12.03`, `1 Nov – 3 Dec 2026`. In English the year of both stands once. */
export function periodText({ date, lang }: Pick<Format, 'date' | 'lang'>, from: string, until: string): string {
  const isOneYear = shopTime(from)?.year === shopTime(until)?.year;
  const first = lang === 'en' && isOneYear ? date(from.slice(0, 10), 'short') : date(from, 'dotted');
  return `${first} – ${date(until, 'dotted')}`;
}
