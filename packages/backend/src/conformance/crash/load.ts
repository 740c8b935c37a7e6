import { placeStates } from '../../kernel/words/flash-sales.ts';
import type { WirePlace } from '../../modules/flash-sales/wire/place-wire.ts';
import type { Client, Told } from './client.ts';
import type { Journal } from './journal.ts';
import { type CrashCustomer, type CrashShop, PASSWORD, PRICE } from './prepare-shop.ts';

/** One thing a customer does: says what is at stake, asks, writes down what was acknowledged. */
type Action = (me: Shopper) => Promise<Told | null>;

export type Shopper = { shop: CrashShop; customer: CrashCustomer; client: Client; journal: Journal };

const order: Action = (me) => orderWith(me, {});

/** An order of one piece, with what else its line says. */
async function orderWith({ shop, client, journal }: Shopper, marks: object): Promise<Told> {
  const line = {
    good_id: shop.productId,
    good_sku_id: 0,
    number: 1,
    price: PRICE / 100,
    name: '商品',
    img: '/media/x.webp',
    ...marks,
  };
  journal.doubts.orders++;
  const told = await client.post('goodIndent', { indentCommodity: [line], carriage: 0 });
  journal.doubts.orders--;
  if (told.status === 200) journal.addOrder(Number(told.message));
  return told;
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
  const told = await orderWith(me, { good_id: productId, seckill_id: saleId, seckill_sku_id: saleVariantId });
  return told.status === 200 ? cancelOrder(me, Number(told.message)) : told;
};

/** Moves an order from one state to another by a call. */
const move =
  (from: number, to: number, ask: Ask): Action =>
  async (me) => {
    const id = me.journal.orderIn(from);
    return id === null ? null : moveOrder(me, id, [from, to], ask);
  };

type Ask = (client: Client, id: number) => Promise<Told>;

async function moveOrder(
  { client, journal }: Shopper,
  id: number,
  [from, to]: [number, number],
  ask: Ask,
): Promise<Told> {
  journal.beginMove(id, to);
  const told = await ask(client, id);
  journal.endMove(id, told.status === 200 ? to : from);
  return told;
}

const pay = move(1, 2, (client, id) => client.post('balancePay', { id }));
const askToCancel: Ask = (client, id) => client.post(`goodIndent/cancel/${id}`);
const cancel = move(1, 6, askToCancel);
const cancelOrder = (me: Shopper, id: number): Promise<Told> => moveOrder(me, id, [1, 6], askToCancel);
const receive = move(3, 10, (client, id) => client.post(`goodIndent/receipt/${id}`));

const fillCart: Action = async ({ shop, client, journal }) => {
  const number = (journal.cart.number % 50) + 1;
  journal.cart = { ...journal.cart, doubtful: number };
  const told = await client.post('goodIndent/addShoppingCart', [{ good_id: shop.productId, number }]);
  journal.cart = { number: told.status === 200 ? number : journal.cart.number };
  return told;
};

/** Something that is only counted. */
const count =
  (kind: 'coupons' | 'draws', ask: (me: Shopper) => Promise<Told>): Action =>
  async (me) => {
    me.journal.doubts[kind]++;
    const told = await ask(me);
    me.journal.doubts[kind]--;
    if (told.status === 200) me.journal.counts[kind]++;
    return told;
  };

const claim = count('coupons', ({ shop, client }) => client.post('coupon', { id: shop.couponId }));
const draw = count('draws', ({ shop, client }) => client.post(`integralWinning/${shop.lotteryId}`));

const signIn: Action = async ({ customer, client, journal }) => {
  const told = await client.post('login', { cellphone: customer.cellphone, password: PASSWORD });
  if (told.status !== 200) return told;
  const { access_token } = told.message as { access_token: string };
  journal.tokens.push(access_token);
  client.token = access_token;
  return told;
};

/** What a customer does, one after the other and over again. */
const actions: readonly Action[] = [
  order,
  pay,
  rush,
  waitForScarce,
  fillCart,
  order,
  giveUp,
  waitForScarce,
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

function note(told: Told | null, name: string, { journal }: Shopper, surprises: string[]): void {
  if (told?.status === 200) journal.acknowledged++;
  else if (told && told.status !== 429) surprises.push(`${name}: ${told.status} ${String(told.message)}`);
}
