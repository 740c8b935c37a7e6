import type { Lang } from '../locale/locale.ts';
import { type DateInput, shopTime } from './shop-time.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * How a moment is written. `date-time`, `date` and `minute` are the same in both languages, as in lists;
 * `dotted` is for validity periods, `short` for the start of a sale, `long` for running text.
 */
export type DateStyle = 'date-time' | 'minute' | 'date' | 'dotted' | 'short' | 'time' | 'long';

/**
 * Writes a moment in the shop's wall time (Asia/Shanghai), the same text on every machine.
 *
 * @param value epoch milliseconds, a `Date`, an ISO text, or the wire's `YYYY-MM-DD HH:mm:ss` (which is shop time)
 * @param lang matters for `long` only: `2026年7月25日`, `25 July 2026`
 * @returns an empty text for what is no moment, so a bad value shows nothing rather than `NaN`
 */
export function formatDate(value: DateInput, style: DateStyle, lang: Lang = 'zh'): string {
  const at = shopTime(value);
  if (!at) return '';
  const date = `${at.year}-${two(at.month)}-${two(at.day)}`;
  const minute = `${two(at.hour)}:${two(at.minute)}`;
  switch (style) {
    case 'date-time':
      return `${date} ${minute}:${two(at.second)}`;
    case 'minute':
      return `${date} ${minute}`;
    case 'date':
      return date;
    case 'dotted':
      return date.replaceAll('-', '.');
    case 'short':
      return `${two(at.month)}-${two(at.day)} ${minute}`;
    case 'time':
      return minute;
    case 'long':
      return lang === 'en' ? `${at.day} ${months[at.month - 1]} ${at.year}` : `${at.year}年${at.month}月${at.day}日`;
  }
}
