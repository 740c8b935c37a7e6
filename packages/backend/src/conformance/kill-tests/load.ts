import { placeStates } from '../../kernel/words/flash-sales.ts';
import type { WirePlace } from '../../modules/flash-sales/wire/place-wire.ts';
import type { Client, Reply } from './client.ts';
import type { Journal } from './journal.ts';
import { type CrashCustomer, type CrashShop, orderOfOne, PASSWORD } from './prepare-shop.ts';

/** One thing a customer does: says what is at stake, asks, writes down what was acknowledged. */
type Action = (me: Shopper) => Promise<Reply | null>;

export type Shopper = { shop: CrashShop; customer: CrashCustomer; client: Client; journal: Journal };

const order: Action = (me) => orderWith(me, {});

/** An order of one piece, with what else its line says. */
async function orderWith({ shop, client, journal }: Shopper, marks: object): Promise<Reply> {
  journal.doubts.orders++;
  const reply = await client.post('goodIndent', orderOfOne(shop, marks));
  journal.doubts.orders--;
  if (reply.status === 200) journal.addOrder(Number(reply.message));
  return reply;
}

/** Takes a place in the line of a sale, and orders what is held. */
const rush: Action = async (me) => {
  const { saleId, saleVariantId } = me.shop.sale;
  const pressed = await me.client.post(`seckill/${me.shop.productId}/place`, {
    number: 1,
    seckill_sku_id: saleVariantId,
  });
  if (pressed.status !== 200) return pressed;
  return orderWith(me, { seckill_id: saleId, seckill_sku_id: saleVariantId });
};

/** Orders from the sale without a place: nobody waits, so it is written together with others. */
const snatch: Action = (me) => {
  const { saleId, saleVariantId } = me.shop.sale;
  return orderWith(me, { seckill_id: saleId, seckill_sku_id: saleVariantId });
};

/** Takes a place and leaves it, whatever is held. */
const giveUp: Action = async ({ shop, client }) => {
  const pressed = await client.post(`seckill/${shop.productId}/place`, {
    number: 1,
    seckill_sku_id: shop.sale.saleVariantId,
  });
  return pressed.status === 200 ? client.post(`seckill/${shop.productId}/place/leave`) : pressed;
};

/** Waits in a line, orders when it is their turn, and cancels, so that the piece comes back. Who lets it lapse loses it to the next. */
const waitForScarce: Action = async (me) => {
  const { productId, saleId, saleVariantId } = me.shop.scarce;
  const { journal, client } = me;
  journal.place = { ...journal.place, isDoubtful: true };
  const pressed = await client.post(`seckill/${productId}/place`, { number: 1, seckill_sku_id: saleVariantId });
  if (pressed.status !== 200) return pressed;
  const { id, number, state, held_seconds } = pressed.message as WirePlace;
  journal.place = { id, number, isDoubtful: false };
  // What is about to lapse is left to lapse.
  if (state !== placeStates.numbers.turn || (held_seconds ?? 0) < 2) return pressed;
  const reply = await orderWith(me, { good_id: productId, seckill_id: saleId, seckill_sku_id: saleVariantId });
  return reply.status === 200 ? cancelOrder(me, Number(reply.message)) : reply;
};

/** Moves an order from one state to another by a call. */
const move =
  (from: number, to: number, ask: Ask): Action =>
  async (me) => {
    const id = me.journal.orderIn(from);
    return id === null ? null : moveOrder(me, id, [from, to], ask);
  };

type Ask = (client: Client, id: number) => Promise<Reply>;

async function moveOrder(
  { client, journal }: Shopper,
  id: number,
  [from, to]: [number, number],
  ask: Ask,
): Promise<Reply> {
  journal.beginMove(id, to);
  const reply = await ask(client, id);
  journal.endMove(id, reply.status === 200 ? to : from);
  return reply;
}

const pay = move(1, 2, (client, id) => client.post('balancePay', { id }));
const askToCancel: Ask = (client, id) => client.post(`goodIndent/cancel/${id}`);
const cancel = move(1, 6, askToCancel);
const cancelOrder = (me: Shopper, id: number): Promise<Reply> => moveOrder(me, id, [1, 6], askToCancel);
const receive = move(3, 10, (client, id) => client.post(`goodIndent/receipt/${id}`));

const fillCart: Action = async ({ shop, client, journal }) => {
  const number = (journal.cart.number % 50) + 1;
  journal.cart = { ...journal.cart, doubtful: number };
  const reply = await client.post('goodIndent/addShoppingCart', [{ good_id: shop.productId, number }]);
  journal.cart = { number: reply.status === 200 ? number : journal.cart.number };
  return reply;
};

/** Something that is only counted. */
const count =
  (kind: 'coupons' | 'draws', ask: (me: Shopper) => Promise<Reply>): Action =>
  async (me) => {
    me.journal.doubts[kind]++;
    const reply = await ask(me);
    me.journal.doubts[kind]--;
    if (reply.status === 200) me.journal.counts[kind]++;
    return reply;
  };

const claim = count('coupons', ({ shop, client }) => client.post('coupon', { id: shop.couponId }));
const draw = count('draws', ({ shop, client }) => client.post(`integralWinning/${shop.lotteryId}`));

const signIn: Action = async ({ customer, client, journal }) => {
  const reply = await client.post('login', { cellphone: customer.cellphone, password: PASSWORD });
  if (reply.status !== 200) return reply;
  const { access_token } = reply.message as { access_token: string };
  journal.tokens.push(access_token);
  client.token = access_token;
  return reply;
};

/** What a customer does, one after the other and over again. */
const actions: readonly Action[] = [
  order,
  pay,
  rush,
  waitForScarce,
  fillCart,
  order,
  snatch,
  giveUp,
  waitForScarce,
  snatch,
  draw,
  claim,
  receive,
  order,
  cancel,
  order,
  pay,
  draw,
];

/**
 * Shops until the api stops answering.
 * @returns answers nobody expects under load
 */
export async function shopUntilItEnds(me: Shopper): Promise<string[]> {
  const surprises: string[] = [];
  try {
    note(await signIn(me), 'signIn', me, surprises);
    for (let turn = me.customer.id; ; turn++) {
      const action = actions[turn % actions.length] ?? order;
      note(await action(me), action.name, me, surprises);
    }
  } catch {
    // No answer: the api is gone, and what was under way stays doubtful.
    return surprises;
  }
}

function note(reply: Reply | null, name: string, { journal }: Shopper, surprises: string[]): void {
  if (reply?.status === 200) journal.acknowledged++;
  else if (reply && reply.status !== 429) surprises.push(`${name}: ${reply.status} ${String(reply.message)}`);
}
