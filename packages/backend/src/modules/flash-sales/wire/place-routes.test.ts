import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  configs,
  flashSalePlaces,
  flashSales,
  flashSaleVariants,
  orders,
  products,
} from '../../../kernel/db/schema/index.ts';
import { placeStates } from '../../../kernel/words/flash-sales.ts';
import { checkInvariants } from '../../../operator/invariants/check-invariants.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { expireOrder } from '../../orders/expire-order.ts';
import { wireLine } from '../../orders/testing/orders.ts';
import { advanceQueues } from '../queue/run-queues.ts';
import { aRush, leaveLine, orderFromSale, ownPlace, pressBuy, type SoldProduct } from '../queue/testing/sales.ts';

const MINUTE = 60_000;
const refused = { status: 401, code: 50004, message: '不符合秒杀规则' };

describeRacing('the line of a flash sale', (shop) => {
  let rush: SoldProduct;
  let crowd: TestCustomer[];
  let advanced = 0;
  const advance = (milliseconds: number) => {
    advanced += milliseconds;
    shop().advance(milliseconds);
  };

  afterEach(() => advance(-advanced));

  beforeEach(async () => {
    rush = await aRush(shop(), 2);
    crowd = await Promise.all(Array.from({ length: 4 }, () => shop().aCustomer({ money: 100_000 })));
  });

  const someone = (index: number): TestCustomer => crowd[index] ?? (crowd[0] as TestCustomer);
  const press = async (index: number, number = 1) => (await pressBuy(shop(), rush, someone(index), number)).message;
  const place = (index: number) => ownPlace(shop(), rush, someone(index));
  const order = (index: number, quantity = 1) => orderFromSale(shop(), rush, someone(index), quantity);
  const carryOn = () => advanceQueues(shop().db, () => shop().now);
  const leftAndStock = async () => {
    const [variant] = await shop().db.select().from(flashSaleVariants).where(eq(flashSaleVariants.id, rush.variantId));
    const [product] = await shop().db.select().from(products).where(eq(products.id, rush.good.id));
    return [variant?.remaining, product?.stock];
  };
  const isWhole = async () => {
    const found = await checkInvariants(shop().db, { timeZone: 'Asia/Shanghai' });
    // Goods of other tests have no receipts.
    return found.filter(
      ({ facts }) => facts['saleVariantId'] === rush.variantId || facts['productId'] === rush.good.id,
    );
  };

  it('is not seen while there are pieces: the turn comes with the answer', async () => {
    expect(await press(0)).toMatchObject({
      state: placeStates.numbers.turn,
      number: 1,
      held: 1,
      position: null,
      left: 1,
      held_pieces: 1,
      held_until: '2026-11-20 16:03:00',
      held_seconds: 180,
      good_id: rush.good.id,
      good_sku_id: 0,
    });
    expect(await leftAndStock()).toEqual([1, 6]);
    expect(await isWhole()).toEqual([]);
  });

  it('keeps one place for a customer, however often they press', async () => {
    const responses = await Promise.all([press(0), press(0), press(0, 2)]);
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await press(0)).toMatchObject({ id: responses[0]?.id, number: 1 });
    expect(await place(0)).toMatchObject({ id: responses[0]?.id });
    expect(await place(1)).toBeNull();
  });

  it('is in the order of arrival, and says how many are in front', async () => {
    for (const index of [0, 1, 2, 3]) await press(index);
    expect(await place(2)).toMatchObject({ state: 0, position: 1, wait_seconds: null, left: 0, held_pieces: 2 });
    expect(await place(3)).toMatchObject({ state: 0, position: 2, next_release: '2026-11-20 16:03:00' });
    expect(await leftAndStock()).toEqual([0, 5]);
  });

  it('is known to lists: pieces that are held are neither left nor sold', async () => {
    for (const index of [0, 1]) await press(index);
    type Row = { good_id: number; left: number; held: number; progress: number };
    const { message } = await shop().get<{ data: Row[] }>('seckill?state=1&limit=100');
    expect(message.data.find(({ good_id: id }) => id === rush.good.id)).toMatchObject({
      left: 0,
      held: 2,
      progress: 0,
    });
    const offer = async () =>
      (await shop().get<{ seckill_offer: unknown }>(`good/${rush.good.id}`)).message.seckill_offer;
    await expect.poll(offer).toMatchObject({ is_sold_out: 0, is_all_held: 1 });
  });

  it('gives what lapsed to the next, by the clock of the shop alone', async () => {
    for (const index of [0, 1, 2]) await press(index);
    advance(2 * MINUTE);
    await carryOn();
    expect(await place(2)).toMatchObject({ state: 0 });
    advance(MINUTE);
    await carryOn();
    expect(await place(0)).toMatchObject({ state: placeStates.numbers.lapsed, held: 0, held_until: null });
    expect(await place(2)).toMatchObject({ state: placeStates.numbers.turn, held_until: '2026-11-20 16:06:00' });
    expect(await leftAndStock()).toEqual([1, 6]);
    expect(await isWhole()).toEqual([]);
  });

  it('lets somebody whose hold lapsed line up again, at the end', async () => {
    for (const index of [0, 1, 2]) await press(index);
    advance(3 * MINUTE);
    const again = await press(0);
    expect(again).toMatchObject({ state: placeStates.numbers.turn, number: 4 });
    expect(await place(2)).toMatchObject({ state: placeStates.numbers.turn });
    expect(await place(1)).toMatchObject({ state: placeStates.numbers.lapsed });
  });

  it('gives what is given up to the next at once', async () => {
    for (const index of [0, 1, 2, 3]) await press(index);
    expect((await leaveLine(shop(), rush, someone(0))).message).toMatchObject({ state: placeStates.numbers.left });
    expect(await place(2)).toMatchObject({ state: placeStates.numbers.turn });
    expect((await leaveLine(shop(), rush, someone(3))).message).toMatchObject({ state: placeStates.numbers.left });
    expect((await leaveLine(shop(), rush, someone(3))).message).toMatchObject({ state: placeStates.numbers.left });
    expect((await leaveLine(shop(), rush, await shop().aCustomer())).message).toBeNull();
    expect(await isWhole()).toEqual([]);
  });

  it('turns held pieces into an order, and gives back what it has no use for', async () => {
    await press(0, 2);
    await press(1);
    expect(await leftAndStock()).toEqual([0, 5]);
    const { message: id, status } = await order(0);
    expect(status).toBe(200);
    expect(await place(0)).toMatchObject({ state: placeStates.numbers.ordered, indent_id: id, held: 0 });
    expect(await leftAndStock()).toEqual([1, 6]);
    await carryOn();
    expect(await place(1)).toMatchObject({ state: placeStates.numbers.turn, held: 1 });
    expect((await order(1)).status).toBe(200);
    expect(await leftAndStock()).toEqual([0, 5]);
    expect(await isWhole()).toEqual([]);
  });

  it('gives the last in line what is left of what they want', async () => {
    expect(await press(0)).toMatchObject({ held: 1 });
    expect(await press(1, 2)).toMatchObject({ state: placeStates.numbers.turn, pieces: 2, held: 1 });
    expect(await order(1, 2)).toMatchObject(refused);
    expect((await order(1)).status).toBe(200);
    expect(await isWhole()).toEqual([]);
  });

  it('keeps held pieces from those who order past it', async () => {
    await press(0);
    await press(1);
    const line = { ...wireLine({ good: rush.good, quantity: 6 }) };
    expect((await shop().post('goodIndent', { indentCommodity: [line], carriage: 0 }, { as: someone(3) })).status).toBe(
      401,
    );
    expect((await order(0)).status).toBe(200);
    expect((await order(1)).status).toBe(200);
  });

  it('says sold out to all who wait, as soon as nothing can come back', async () => {
    for (const index of [0, 1, 2, 3]) await press(index);
    await order(0);
    await carryOn();
    expect(await place(2)).toMatchObject({ state: 0, position: 1, held_pieces: 1 });
    await order(1);
    await carryOn();
    expect(await place(2)).toMatchObject({ state: placeStates.numbers['sold-out'] });
    expect(await place(3)).toMatchObject({ state: placeStates.numbers['sold-out'], ended_at: '2026-11-20 16:00:00' });
    expect(await press(2)).toMatchObject({ state: placeStates.numbers['sold-out'] });
    expect(await order(3)).toMatchObject(refused);
    expect(await isWhole()).toEqual([]);
  });

  it('goes on with the pieces of an order that ended unpaid', async () => {
    await press(0);
    const { message: id } = await order(0);
    await press(1);
    await press(2);
    await shop().db.update(orders).set({ overtime: shop().now }).where(eq(orders.id, id));
    await shop().db.transaction((tx) => expireOrder(tx, id, shop().now));
    await carryOn();
    expect(await place(2)).toMatchObject({ state: placeStates.numbers.turn });
    expect(await isWhole()).toEqual([]);
  });

  it('ends with the sale, and gives everything back', async () => {
    for (const index of [0, 1, 2]) await press(index);
    await order(1);
    advance(60 * MINUTE);
    await carryOn();
    expect(await place(2)).toBeNull();
    const states = await shop()
      .db.select({ state: flashSalePlaces.state })
      .from(flashSalePlaces)
      .where(eq(flashSalePlaces.flashSaleId, rush.saleId))
      .orderBy(flashSalePlaces.number);
    expect(states.map(({ state }) => state)).toEqual(['sale-over', 'ordered', 'sale-over']);
    expect(await leftAndStock()).toEqual([1, 6]);
    expect(await isWhole()).toEqual([]);
    expect(await pressBuy(shop(), rush, someone(3))).toMatchObject(refused);
  });

  it('never holds longer than the sale runs', async () => {
    await shop()
      .db.update(flashSales)
      .set({ endTime: new Date(shop().now.getTime() + MINUTE) })
      .where(eq(flashSales.id, rush.saleId));
    expect(await press(0)).toMatchObject({ held_seconds: 60 });
  });

  it.each<[string, Partial<typeof flashSales.$inferInsert>]>([
    ['has not begun', { time: new Date('2026-11-20T08:00:01Z') }],
    ['is not shown', { isVisible: false }],
    ['was deleted', { deletedAt: new Date(0) }],
    ['allows fewer pieces of an order', { hasOrderLimit: true, orderLimit: 1 }],
    ['allows fewer pieces of a customer', { customerLimit: 1 }],
  ])('is refused when the sale %s', async (_, values) => {
    await shop().db.update(flashSales).set(values).where(eq(flashSales.id, rush.saleId));
    expect(await pressBuy(shop(), rush, someone(0), 2)).toMatchObject(refused);
    expect(await place(0)).toBeNull();
  });

  it('counts what a customer has had', async () => {
    await shop().db.update(flashSales).set({ customerLimit: 1 }).where(eq(flashSales.id, rush.saleId));
    await press(0);
    await order(0);
    expect(await pressBuy(shop(), rush, someone(0))).toMatchObject(refused);
  });

  it('holds no more than there is in stock', async () => {
    rush = await aRush(shop(), 3, {}, 1);
    expect(await press(0)).toMatchObject({ state: placeStates.numbers.turn });
    expect(await press(1)).toMatchObject({ state: placeStates.numbers.waiting });
    expect(await isWhole()).toEqual([]);
  });

  it.each([
    [{ number: 0 }, 401],
    [{ number: 'x' }, 401],
    [{}, 401],
    [{ number: 1, seckill_sku_id: 987_654 }, 401],
  ])('refuses %j', async (body, status) => {
    const response = await shop().post(`seckill/${rush.good.id}/place`, body, { as: someone(0) });
    expect(response.status).toBe(status);
    expect(await place(0)).toBeNull();
  });

  it('lines up by the SKU of the good, too', async () => {
    const body = { number: 1, good_sku_id: 0 };
    expect(await shop().post(`seckill/${rush.good.id}/place`, body, { as: someone(0) })).toMatchObject({
      message: { seckill_sku_id: rush.variantId },
    });
  });

  describe('at a slow pace', () => {
    beforeEach(async () => {
      await shop().db.insert(configs).values({ key: 'flash_sales.turns_per_second', value: 1 }).onConflictDoNothing();
    });

    it('foretells the turn, and lets nobody pass who orders without a place', async () => {
      rush = await aRush(shop(), 9);
      for (const index of [0, 1, 2]) await press(index);
      expect(await place(2)).toMatchObject({ state: 0, position: 2, wait_seconds: 2, left: 8, turns_per_second: 1 });
      const waiting = order(3);
      await expect.poll(async () => (await place(3))?.position).toBe(3);
      for (const expected of [
        [1, 0, 0],
        [1, 1, 0],
      ]) {
        advance(1001);
        await carryOn();
        expect(await Promise.all([1, 2, 3].map(async (index) => (await place(index))?.state))).toEqual(expected);
      }
      advance(1001);
      await carryOn();
      expect((await waiting).status).toBe(200);
      expect(await place(3)).toMatchObject({ state: placeStates.numbers.ordered });
      expect(await isWhole()).toEqual([]);
    });

    it('tells a client that orders without a place, after ten seconds, that the turn has not come', async () => {
      rush = await aRush(shop(), 9);
      for (const index of [0, 1]) await press(index);
      const begun = performance.now();
      expect(await order(2)).toMatchObject({
        status: 401,
        code: 50004,
        message: '抢购的人较多，已为你排上队，请稍后再试',
      });
      expect(performance.now() - begun).toBeGreaterThan(9000);
      expect(await place(2)).toMatchObject({ state: 0, position: 2 });
      await shop().db.execute(sql`delete from configs where key = 'flash_sales.turns_per_second'`);
      advance(1001);
      await carryOn();
      expect((await order(2)).status).toBe(200);
    }, 20_000);
  });
});
