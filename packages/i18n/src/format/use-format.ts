import { useMemo } from 'react';
import type { Lang } from '../locale/locale.ts';
import { commonTextsOf } from '../texts/common.ts';
import type { I18n } from '../texts/i18n.ts';
import { langOf, useI18n } from '../texts/texts.ts';
import { type DateStyle, formatDate } from './date.ts';
import { formatClock, formatDuration } from './duration.ts';
import { formatMoney, formatMoneyRange, type MoneyParts, moneyParts } from './money.ts';
import { formatCount } from './number.ts';
import type { DateInput } from './shop-time.ts';

/** The formatting functions bound to one language; amounts are integer cents, spans are milliseconds. */
export type Format = {
  lang: Lang;
  money: (cents: number) => string;
  moneyParts: (cents: number) => MoneyParts;
  moneyRange: (from: number, to: number) => string;
  count: (value: number) => string;
  date: (value: DateInput, style: DateStyle) => string;
  duration: (milliseconds: number) => string;
  clock: (milliseconds: number) => string;
};

/** Formatting in the language of an instance, for use outside of components. */
export function formatIn(i18n: I18n): Format {
  const lang = langOf(i18n);
  const symbol = commonTextsOf(i18n)('common.unit');
  return {
    lang,
    money: (cents) => formatMoney(cents, symbol),
    moneyParts: (cents) => moneyParts(cents, symbol),
    moneyRange: (from, to) => formatMoneyRange(from, to, symbol),
    count: (value) => formatCount(value, lang),
    date: (value, style) => formatDate(value, style, lang),
    duration: (milliseconds) => formatDuration(milliseconds, lang),
    clock: (milliseconds) => formatClock(milliseconds, lang),
  };
}

/** Formatting in the language of this request or tab. */
export function useFormat(): Format {
  const i18n = useI18n();
  return useMemo(() => formatIn(i18n), [i18n]);
}
