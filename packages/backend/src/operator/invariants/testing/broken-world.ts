import { answerRefund, askRefund } from '../../../conformance/schedules/asking-back.ts';
import type { Wish } from '../../../conformance/schedules/commands.ts';
import { actOnOrder, placeOrder, shipPart } from '../../../conformance/schedules/ordering.ts';
import { payByBalance, refund, tellOfPayment } from '../../../conformance/schedules/paying.ts';
import { draw } from '../../../conformance/schedules/promotions.ts';
import { type Actor, makeWorlds, type World } from '../../../conformance/schedules/world.ts';
import type { TestShop } from '../../../testing/test-shop.ts';

/** Orders by what became of them. */
export type OrderIds = Record<
  'unpaid' | 'balance' | 'online' | 'returned' | 'sale' | 'refunded' | 'askedBack' | 'keys' | 'parted',
  number
>;

/** What is broken by hand: which invariant finds it, what it says, and the statements. */
export type Break = [invariant: string, problem: RegExp, statements: (ids: OrderIds, world: World) => string[]];

/** Keeps the database itself from objecting: its checks are taken off first. */
export const off = (table: string, ...names: string[]): string[] =>
  names.map((name) => `alter table ${table} drop constraint ${name}`);

const plain: Wish = {
  customer: 0,
  good: 'plain',
  pieces: 1,
  beside: null,
  coupon: false,
  points: 0,
  key: null,
  isStale: false,
};

/** A world with an order of each kind, in which everything agrees. */
export async function makeWholeWorld(shop: TestShop): Promise<{ world: World; ids: OrderIds }> {
  const [world] = await makeWorlds(shop, 1);
  const [actor, other] = world?.customers ?? [];
  if (!world || !actor || !other) throw new Error('no world was made');
  const place = async (who: Actor, wish: Partial<Wish>) => {
    await placeOrder(world, who, { ...plain, ...wish });
    return who.orderIds.at(-1) ?? 0;
  };
  const unpaid = await place(actor, { points: 50 });
  const balance = await place(actor, { coupon: true });
  await payByBalance(world, actor, balance);
  const online = await place(other, {});
  await tellOfPayment(world, other, online, 'paid');
  const returned = await place(actor, { good: 'parcel' });
  await tellOfPayment(world, actor, returned, 'closed');
  await actOnOrder(world, actor, returned, 'cancel');
  await tellOfPayment(world, actor, returned, 'paid');
  const sale = await place(other, { good: 'sale', pieces: 2 });
  const refunded = await place(other, {});
  await payByBalance(world, other, refunded);
  await refund(world, refunded, { way: 'balance', isWhole: true, points: 0 });
  const askedBack = await place(other, { good: 'parcel' });
  await payByBalance(world, other, askedBack);
  await askRefund(world, other, askedBack, { pieces: 1, isReturn: false, isOurFault: false });
  await answerRefund(world, askedBack, 'agree');
  const keys = await place(actor, { good: 'keys' });
  await payByBalance(world, actor, keys);
  const parted = await place(actor, { good: 'parcel', pieces: 2 });
  await tellOfPayment(world, actor, parted, 'paid');
  await shipPart(world, parted, 1);
  await draw(world, other);
  return { world, ids: { unpaid, balance, online, returned, sale, refunded, askedBack, keys, parted } };
}
