import type { Cents } from '@jishi/api';
import type { PaymentInfo } from '@jishi/api/orders';

/** What the balance would be after paying, or what it lacks. */
export type BalanceCheck = { isEnough: true; left: Cents } | { isEnough: false; missing: Cents };

export function checkBalance({ balance, total }: Pick<PaymentInfo, 'balance' | 'total'>): BalanceCheck {
  return balance >= total ? { isEnough: true, left: balance - total } : { isEnough: false, missing: total - balance };
}
