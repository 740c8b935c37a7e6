import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import { toOrderState } from '../orders/labels.ts';
import type { OrderState } from '../orders/model.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf, wireId, wireList, wireNumber, wireText } from '../wire/parts.ts';
import { centsFromYuan, toNumber } from '../wire/values.ts';

/** An order of which something is still owed: the account stays open as long as there is one. */
export type OpenOrder = {
  readonly id: Id;
  readonly number: string;
  readonly state: OrderState;
  readonly total: Cents;
};

export type Closing = {
  /** Oldest first; while there is one the account cannot be closed. */
  readonly openOrders: readonly OpenOrder[];
  /** What nobody gets back afterwards. */
  readonly lost: {
    readonly balance: Cents;
    readonly points: number;
    /** What those points are worth. */
    readonly worth: Cents;
    /** Coupons that could still be used. */
    readonly coupons: number;
    /** Prizes that were won and can still be redeemed. */
    readonly prizes: number;
  };
};

/** Amounts in yuan. */
const wireClosing = z.object({
  orders: wireList(z.object({ id: wireId, identification: wireText, state: wireNumber, total: wireNumber })),
  money: wireNumber,
  integral: wireNumber,
  integralMoney: wireNumber,
  coupons: wireNumber,
  prizes: wireNumber,
});

/** What keeps the account from being closed, by the rule that refuses it, and what would be lost with it. */
export async function getClosing(client: ApiClient, options?: RequestOptions): Promise<Closing> {
  const wire = await client.get('user/closing', parserOf(wireClosing), undefined, options);
  return {
    openOrders: wire.orders.map(({ id, identification, state, total }) => ({
      id: String(id),
      number: identification ?? '',
      state: toOrderState(toNumber(state)),
      total: centsFromYuan(total),
    })),
    lost: {
      balance: centsFromYuan(wire.money),
      points: toNumber(wire.integral),
      worth: centsFromYuan(wire.integralMoney),
      coupons: toNumber(wire.coupons),
      prizes: toNumber(wire.prizes),
    },
  };
}

/**
 * Closes the account for good: every device is signed out, and its number is blocked. Throws `conflict`, naming them, while orders are under
 * way, and `validation` when the customer has not proved within ten minutes who they are.
 */
export async function closeAccount(client: ApiClient, options?: RequestOptions): Promise<void> {
  await client.post('cancel', ignored, undefined, { ...options, silent: true });
}
