import type { Lang } from '../locale/locale.ts';
import { type DateInput, shopTime } from './shop-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * How a moment is written.
 *
 * For readers: `minute` with everything, `long` the day, `short` without the year, `time` of a day that is known, `dotted` for validity
 * periods. `date-time` and `date` are the same in both languages, as the wire has them: for `datetime`, addresses and comparing.
 */
export type DateStyle = 'date-time' | 'date' | 'minute' | 'long' | 'short' | 'time' | 'dotted';

/**
 * Writes a moment in the shop's wall time (Asia/Shanghai), the same text on every machine: `2026年7月25日 14:30`, `25 Jul 2026, 14:30`.
 * The hour is left out where a text has none: `2026-07-25` is `7月25日` in style `short`.
 *
 * @param value epoch milliseconds, a `Date`, an ISO text, or the wire's `YYYY-MM-DD HH:mm:ss` (which is shop time)
 * @returns an empty text for what is no moment, so a bad value shows nothing rather than `NaN`
 */
export function formatDate(value: DateInput, style: DateStyle, lang: Lang = 'zh'): string {
  const at = shopTime(value);
  if (!at) return '';
  const { year, month, day } = at;
  const isEnglish = lang === 'en';
  const date = `${year}-${two(month)}-${two(day)}`;
  const time = `${two(at.hour)}:${two(at.minute)}`;
  const short = isEnglish ? `${day} ${monthName(month)}` : `${month}月${day}日`;
  const long = isEnglish ? `${short} ${year}` : `${year}年${short}`;
  const hour = typeof value === 'string' && value.length < 11 ? '' : `${isEnglish ? ',' : ''} ${time}`;
  const styles: Record<DateStyle, string> = {
    'date-time': `${date} ${time}:${two(at.second)}`,
    date,
    minute: long + hour,
    long,
    short: short + hour,
    time,
    dotted: isEnglish ? long : date.replaceAll('-', '.'),
  };
  return styles[style];
}

/** `Dec`: dates in UTC are written the same in every browser. */
const monthName = (month: number): string => new Date(Date.UTC(2000, month - 1)).toUTCString().slice(8, 11);
