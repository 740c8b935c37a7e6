import type { PaymentWay } from '@jishi/api/shop';

export type Method = PaymentWay;

/** What there is where the api does not tell. */
export const everyMethod: readonly Method[] = ['wechat', 'balance', 'online'];

type Possible = {
  isBalanceEnough: boolean;
  offered: readonly Method[];
  /** The screen is in somebody's hand: a code on it cannot be scanned. */
  isHandheld: boolean;
};

/**
 * The way that is chosen: what the customer wants, unless it cannot pay this order; else the quickest that works here. Null where none does.
 */
export function methodFor(wanted: Method | null, { isBalanceEnough, offered, isHandheld }: Possible): Method | null {
  const usable = offered.filter((method) => method !== 'balance' || isBalanceEnough);
  const byDevice: readonly Method[] = isHandheld ? ['online', 'wechat'] : ['wechat', 'online'];
  return [wanted, 'balance' as const, ...byDevice].find((one) => one && usable.includes(one)) ?? null;
}
