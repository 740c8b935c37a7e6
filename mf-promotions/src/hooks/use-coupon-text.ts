import type { Coupon } from '@jishi/api/coupons';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../messages/texts.ts';
import { isDrawn, percentFigure, plainAmount } from '../model/coupon-value.ts';
import { periodText } from '../model/period-text.ts';

/** What a coupon is worth in the pieces of a ticket: `¥` 30, 9 `折`, 10% `off`. */
export type WorthParts = { before: string; figure: string; after: string };

type Value = Pick<Coupon, 'value'>;
type Terms = Pick<Coupon, 'value' | 'threshold'>;

/** Coupons in words: what they are worth, from when on, how long. */
export function useCouponText() {
  const text = useTexts();
  const format = useFormat();
  /** Whole amounts without cents: `¥30`. */
  const amount = (cents: number) => plainAmount(format.money(cents));
  const parts = ({ value }: Value): WorthParts => {
    if (value.kind === 'percentage') {
      const figure = text('coupon.percent_figure', { figure: percentFigure(value.percent, format.lang) });
      return { before: '', figure, after: text('coupon.percent_unit') };
    }
    const { symbol } = format.moneyParts(value.amount);
    const figure = amount(value.amount).slice(symbol.length);
    return {
      before: symbol,
      figure: isDrawn(value) ? `${figure}–${amount(value.most).slice(symbol.length)}` : figure,
      after: '',
    };
  };
  const worth = ({ value }: Value) => {
    if (value.kind === 'percentage') {
      return text('coupon.percent', { figure: percentFigure(value.percent, format.lang) });
    }
    return isDrawn(value) ? `${amount(value.amount)}–${amount(value.most)}` : amount(value.amount);
  };
  const short = ({ value, threshold }: Terms) => {
    const kind = value.kind === 'percentage' ? 'percent' : isDrawn(value) ? 'random' : 'amount';
    const words = { worth: worth({ value }) };
    return threshold === null
      ? text(`coupon.short_any-${kind}`, words)
      : text(`coupon.short-${kind}`, { ...words, from: amount(threshold) });
  };
  return {
    amount,
    parts,
    worth,
    short,
    threshold: ({ threshold }: Pick<Coupon, 'threshold'>) =>
      threshold === null ? text('coupon.any') : text('coupon.from', { amount: amount(threshold) }),
    period: ({ startsAt, endsAt }: Pick<Coupon, 'startsAt' | 'endsAt'>) =>
      endsAt === '' ? text('coupon.unlimited') : periodText(format, startsAt, endsAt),
  };
}
