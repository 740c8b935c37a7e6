import { answerRefund, askRefund } from '../../../conformance/schedules/asking-back.ts';
import type { Wish } from '../../../conformance/schedules/commands.ts';
import { type Actor, makeContexts, type ScheduleContext } from '../../../conformance/schedules/context.ts';
import { actOnOrder, placeOrder, shipPart } from '../../../conformance/schedules/ordering.ts';
import { notifyPayment, payByBalance, refund } from '../../../conformance/schedules/paying.ts';
import { draw } from '../../../conformance/schedules/promotions.ts';
import type { TestShop } from '../../../testing/test-shop.ts';

/** Orders by what became of them. */
export type OrderIds = Record<
  'unpaid' | 'balance' | 'online' | 'returned' | 'sale' | 'refunded' | 'askedBack' | 'keys' | 'parted',
  number
>;

/** What is broken by hand: which invariant finds it, what it says, and the statements. */
export type Break = [
  invariant: string,
  problem: RegExp,
  statements: (ids: OrderIds, context: ScheduleContext) => string[],
];

/** Keeps the database itself from objecting: its checks are taken off first. */
export const off = (table: string, ...names: string[]): string[] =>
  names.map((name) => `alter table ${table} drop constraint ${name}`);

const plain: Wish = {
  customer: 0,
  good: 'plain',
  quantity: 1,
  beside: null,
  coupon: false,
  points: 0,
  key: null,
  isStale: false,
  isSplit: false,
};

/** A context with an order of each kind, in which everything agrees. */
export async function makeWholeContext(shop: TestShop): Promise<{ context: ScheduleContext; ids: OrderIds }> {
  const [context] = await makeContexts(shop, 1);
  const [actor, other] = context?.customers ?? [];
  if (!context || !actor || !other) throw new Error('no context was made');
  const place = async (who: Actor, wish: Partial<Wish>) => {
    await placeOrder(context, who, { ...plain, ...wish });
    return who.orderIds.at(-1) ?? 0;
  };
  const unpaid = await place(actor, { points: 50 });
  const balance = await place(actor, { coupon: true });
  await payByBalance(context, actor, balance);
  const online = await place(other, {});
  await notifyPayment(context, other, online, 'paid');
  const returned = await place(actor, { good: 'parcel' });
  await notifyPayment(context, actor, returned, 'closed');
  await actOnOrder(context, actor, returned, 'cancel');
  await notifyPayment(context, actor, returned, 'paid');
  const sale = await place(other, { good: 'sale', quantity: 2 });
  const refunded = await place(other, {});
  await payByBalance(context, other, refunded);
  await refund(context, refunded, { way: 'balance', isWhole: true, points: 0 });
  const askedBack = await place(other, { good: 'parcel' });
  await payByBalance(context, other, askedBack);
  await askRefund(context, other, askedBack, { quantity: 1, isReturn: false, isOurFault: false });
  await answerRefund(context, askedBack, 'agree');
  const keys = await place(actor, { good: 'keys' });
  await payByBalance(context, actor, keys);
  const parted = await place(actor, { good: 'parcel', quantity: 2 });
  await notifyPayment(context, actor, parted, 'paid');
  await shipPart(context, parted, 1);
  await draw(context, other);
  return { context, ids: { unpaid, balance, online, returned, sale, refunded, askedBack, keys, parted } };
}
