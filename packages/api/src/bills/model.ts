import type { Id } from '../model/id.ts';
import type { LedgerDirection, LedgerFilter, LedgerPage, LedgerQuery } from '../model/ledger.ts';
import type { Cents } from '../model/money.ts';
import type { ShopTime } from '../model/shop-time.ts';

/** What moved the money: the balance, or a payment provider, which leaves the balance as it is. */
export type BillMethod = 'balance' | 'online';

/** A transaction of the wallet, or an online payment beside it. */
export type Bill = {
  readonly id: Id;
  readonly direction: LedgerDirection;
  /** Never negative. */
  readonly amount: Cents;
  readonly remark: string;
  readonly at: ShopTime;
  readonly method: BillMethod;
  /** What the balance was after it; `null` for an online payment, and on servers that do not tell. */
  readonly balance: Cents | null;
  /** The order it is about; `id` only while the customer still has it. */
  readonly order: { readonly id: Id | null; readonly number: string } | null;
  /** The lottery it was won in. */
  readonly lotteryId: Id | null;
};

export type BillFilter = LedgerFilter & { readonly method?: BillMethod | undefined };
export type BillQuery = BillFilter & LedgerQuery;
export type BillPage = LedgerPage<Bill>;
