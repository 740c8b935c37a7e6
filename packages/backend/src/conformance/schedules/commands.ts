/** What the schedules sell: see `context.ts`. */
export const productNames = ['plain', 'parcel', 'keys', 'sale', 'rush'] as const;
export type ProductName = (typeof productNames)[number];
/** Those in a flash sale: one takes its pieces out of stock with the order, the other one when it is paid. */
export const saleNames = ['sale', 'rush'] as const satisfies readonly ProductName[];
export type SaleName = (typeof saleNames)[number];

/** Which customer; and which of their orders, counted back from the newest. */
type OfCustomer = { customer: number };
type OfOrder = OfCustomer & { order: number };
type InLine = OfCustomer & { good: SaleName };

/**
 * What a customer asks for in an order. A `key` is sent as `Idempotency-Key`, a stale one names a price of yesterday, a split one has a line for
 * each piece: an order of a sale that is not written together with others.
 */
export type Wish = OfCustomer & {
  good: ProductName;
  quantity: number;
  /** One piece of another product in the same order. */
  beside: ProductName | null;
  coupon: boolean;
  points: number;
  key: number | null;
  isStale: boolean;
  isSplit: boolean;
};

/** One thing somebody does. Data only, so that a schedule can be printed and replayed. */
export type Command =
  | ({ kind: 'order' } & Wish)
  | ({ kind: 'order-prize' } & OfCustomer)
  | ({ kind: 'cart'; good: ProductName; quantity: number } & OfCustomer)
  | ({ kind: 'pay' } & OfOrder)
  | ({ kind: 'begin'; platform: 'weixin' | 'alipay' } & OfOrder)
  | ({ kind: 'notice'; news: 'paid' | 'copy' | 'wrong-amount' | 'closed' } & OfOrder)
  | ({ kind: 'cancel' } & OfOrder)
  | ({ kind: 'lapse' } & OfOrder)
  | ({ kind: 'refund'; way: 'balance' | 'source'; isWhole: boolean; points: number } & OfOrder)
  | ({ kind: 'ask-refund'; quantity: number; isReturn: boolean; isOurFault: boolean } & OfOrder)
  | ({ kind: 'withdraw-refund' } & OfOrder)
  | ({ kind: 'send-back' } & OfOrder)
  | ({ kind: 'answer-refund'; answer: 'agree' | 'refuse' | 'restock' | 'discard' } & OfOrder)
  | ({ kind: 'lapse-refund' } & OfOrder)
  | ({ kind: 'ship' } & OfOrder)
  | ({ kind: 'ship-part'; quantity: number } & OfOrder)
  | ({ kind: 'remind' } & OfOrder)
  | ({ kind: 'extend' } & OfOrder)
  | ({ kind: 'receive' } & OfOrder)
  | ({ kind: 'review' } & OfOrder)
  | ({ kind: 'change-address'; to: number; isStale: boolean } & OfOrder)
  | ({ kind: 'remove' } & OfOrder)
  | ({ kind: 'restore' } & OfOrder)
  | ({ kind: 'purge' } & OfOrder)
  | ({ kind: 'line-up'; quantity: number } & InLine)
  | ({ kind: 'look' } & InLine)
  | ({ kind: 'leave' } & InLine)
  | ({ kind: 'lapse-hold' } & InLine)
  | ({ kind: 'claim' } & OfCustomer)
  | ({ kind: 'draw' } & OfCustomer)
  | ({ kind: 'refresh' } & OfCustomer)
  | ({ kind: 'guess'; right: number } & OfCustomer)
  | ({ kind: 'sign-out-others' } & OfCustomer)
  | { kind: 'check-payments' }
  | { kind: 'recycle' }
  | { kind: 'carry-on' }
  | { kind: 'reprice'; good: ProductName; price: number }
  | { kind: 'receive-stock'; good: ProductName; quantity: number };

/** Commands of a batch begin together; the next batch begins when all have answered. */
export type Schedule = { batches: Command[][] };
