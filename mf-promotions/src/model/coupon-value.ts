import type { CouponValue } from '@jishi/api/coupons';
import type { Lang } from '@jishi/i18n';

/** An amount without needless decimals: 30, 1,000, 9.9. Cents. */
export const plainAmount = (money: string): string => money.replace(/\.00$/, '').replace(/(\.\d)0$/, '$1');

/**
 * What a percentage is called. Chinese says what remains to be paid, in tenths: 10 % off is 9, 15 % off 8.5; English what is
 * taken off.
 */
export function percentFigure(percent: number, lang: Lang): string {
  return String(lang === 'zh' ? round((100 - percent) / 10) : round(percent));
}

const round = (value: number) => Math.round(value * 100) / 100;

/** How large a figure with what stands around it may be written, to fit on the ticket: by its length. */
export function figureSize(text: string): 'l' | 'm' | 's' {
  if (text.length <= 4) return 'l';
  return text.length <= 7 ? 'm' : 's';
}

/** Whether the amount is drawn when the coupon is claimed. */
export const isDrawn = (value: CouponValue): value is CouponValue & { kind: 'amount'; most: number } =>
  value.kind === 'amount' && value.most !== undefined;
