import type { PaymentWay } from '@jishi/api/shop';

export type Method = PaymentWay;

/** What there is where the api does not tell. */
export const everyMethod: readonly Method[] = ['wechat', 'balance', 'online'];

type Possible = { isBalanceEnough: boolean; offered: readonly Method[] };

/**
 * The way that is chosen: what the customer wants, unless it cannot pay this order; else the quickest that works. Null where none does.
 */
export function methodFor(wanted: Method | null, { isBalanceEnough, offered }: Possible): Method | null {
  const usable = offered.filter((method) => method !== 'balance' || isBalanceEnough);
  const quickest = ([wanted, 'balance', 'wechat', 'online'] as const).find((one) => one && usable.includes(one));
  return quickest ?? null;
}
