import { type OrderChoice, type OrderDraft, type OrderPreview, previewFor, previewOrder } from '@jishi/api/orders';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  categories,
  configs,
  coupons,
  orders,
  pointsAccounts,
  pointsProducts,
  products,
  shippingRateSteps,
  shippingRates,
  userCoupons,
} from '../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { MAX_ADDRESSES } from '../addresses/address-records.ts';
import { MAX_OWNED_COUPONS } from '../coupons/owned-coupons.ts';
import { pagesClient } from './testing/api-client.ts';
import { anAddress } from './testing/customers.ts';
import { aProduct, type StockedProduct } from './testing/products.ts';

/** Statements sent to PostgreSQL: watched before the first connection is there. */
const statements = vi.spyOn(pg.Client.prototype, 'query');

const HOUR = 3_600_000;
const RUNS = 40;

type Terms = Partial<typeof coupons.$inferInsert>;

/** What a customer wants, and what they may then choose. */
type Wish = {
  lines: { good: number; quantity: number }[];
  coupon: number;
  points: number;
  address: number;
  /** Yuan per point. */
  rate: number;
  available: number;
};

const wish: fc.Arbitrary<Wish> = fc.record({
  lines: fc.array(fc.record({ good: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  coupon: fc.nat(8),
  points: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3000 })),
  address: fc.nat(3),
  rate: fc.constantFrom(0.01, 0.015, 0.07, 1.25),
  available: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
});

/** What a preview says of a choice is what the server answers for it, and what the order costs. */
describeEngines('the choices of a preview', (shop, engine) => {
  let customer: TestCustomer;
  let shelf: StockedProduct[];
  let addressIds: number[];
  let own: number[];

  const insertCoupon = async (terms: Terms, mine: Partial<typeof userCoupons.$inferInsert> = {}, owner = customer) => {
    const until = new Date(shop().now.getTime() + 24 * HOUR);
    const [coupon] = await shop()
      .db.insert(coupons)
      .values({ name: { zh: '券', en: 'Coupon' }, startTime: shop().now, endTime: until, ...terms })
      .returning();
    const [row] = await shop()
      .db.insert(userCoupons)
      .values({
        userId: owner.id,
        couponId: coupon?.id ?? 0,
        ticket: `C${Math.random()}`,
        cost: coupon?.cost ?? 0,
        failureTime: until,
        ...mine,
      })
      .returning();
    return row?.id ?? 0;
  };

  beforeAll(async () => {
    const { db, now } = shop();
    customer = await shop().aCustomer();
    const [food] = await db
      .insert(categories)
      .values({ name: { zh: '食品' } })
      .returning();
    const [fruit] = await db
      .insert(categories)
      .values({ name: { zh: '水果' }, parentId: food?.id ?? 0 })
      .returning();
    const [rate] = await db
      .insert(shippingRates)
      .values({ name: { zh: '按件' }, freeShippingFrom: 50_000 })
      .returning();
    await db.insert(shippingRateSteps).values({
      rateId: rate?.id ?? 0,
      provinces: ['330000', '650000'],
      firstQuantity: 1,
      firstFee: 900,
      furtherQuantity: 2,
      furtherFee: 350,
    });
    shelf = [
      await aProduct(shop(), { price: 19_990, shippingFeeYuan: 8, stock: 1000 }),
      await aProduct(shop(), { price: 777, stock: 1000, shippingType: 'rate', shippingRateId: rate?.id ?? 0 }),
      await aProduct(shop(), { type: 'virtual', price: 333, stock: 1000 }),
      await aProduct(shop(), { price: 5_000, stock: 2 }),
    ];
    await db
      .update(products)
      .set({ categoryId: fruit?.id ?? 0 })
      .where(eq(products.id, shelf[1]?.id ?? 0));
    const limits = [20, 100, 33, 7].map((value, index) => ({
      productId: shelf[index]?.id ?? 0,
      type: 'percent' as const,
      value,
    }));
    await db.insert(pointsProducts).values(limits);
    addressIds = [
      await anAddress(shop(), customer, { isDefault: true }),
      await anAddress(shop(), customer, { address: '新疆维吾尔自治区乌鲁木齐市友好北路5号' }),
      await anAddress(shop(), customer, { address: '火星路1号' }),
    ];
    own = [
      await insertCoupon({ type: 'threshold', cost: 500, threshold: 10_000 }),
      await insertCoupon({ type: 'percent', cost: 1234, threshold: 0 }),
      await insertCoupon({
        type: 'threshold',
        cost: 2_000_000,
        threshold: 0,
        scopeType: 'goods',
        scopeIds: [shelf[2]?.id ?? 0],
      }),
      await insertCoupon({
        type: 'threshold',
        cost: 600,
        threshold: 700,
        scopeType: 'categories',
        scopeIds: [food?.id ?? 0],
      }),
      await insertCoupon({ type: 'random', cost: 77, threshold: 300 }),
      await insertCoupon({ type: 'threshold', cost: 100, threshold: 0 }, { state: 'used' }),
      await insertCoupon({ type: 'threshold', cost: 100, threshold: 0 }, { failureTime: now }),
    ];
  });

  const draftOf = (lines: Wish['lines']): OrderDraft => ({
    lines: lines.map(({ good: product, quantity }) => ({
      productId: String(shelf[product]?.id),
      variantId: null,
      quantity,
      name: 'x',
      picture: null,
      unitPrice: 0,
    })),
    addressId: null,
  });
  const ask = (draft: OrderDraft): Promise<OrderPreview> => previewOrder(pagesClient(shop(), customer), draft);
  const named = (draft: OrderDraft, { addressId, couponId, points }: OrderChoice): OrderDraft => ({
    ...draft,
    addressId,
    couponId: couponId ?? undefined,
    points,
  });
  const oneOf = (ids: readonly number[], index: number) => (ids[index] === undefined ? null : String(ids[index]));
  const without = ({ choices: _, ...rest }: OrderPreview) => rest;
  const refresh = async (rate: number, available: number): Promise<void> => {
    const { db } = shop();
    await db
      .insert(configs)
      .values({ key: 'points.yuan_per_point', value: rate })
      .onConflictDoUpdate({ target: configs.key, set: { value: rate } });
    await db.update(pointsAccounts).set({ available }).where(eq(pointsAccounts.userId, customer.id));
    await db.update(userCoupons).set({ state: 'unused' }).where(eq(userCoupons.userId, customer.id));
    await db
      .update(userCoupons)
      .set({ state: 'used' })
      .where(eq(userCoupons.id, own[5] ?? 0));
  };

  it('are what the order costs, whatever is chosen', async () => {
    let placed = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(wish, async ({ lines, coupon, points, address, rate, available }) => {
        await refresh(rate, available);
        const draft = draftOf(lines);
        const choice = { couponId: oneOf(own, coupon), points, addressId: oneOf(addressIds, address) };
        const told = previewFor(await ask(draft), choice);
        const asked = await ask(named(draft, choice));
        expect(without(told)).toEqual(without(asked));

        const isFine =
          told.lines.every(({ isInvalid }) => !isInvalid) &&
          !told.isCouponUnusable &&
          told.points.used === points &&
          (!told.needsAddress || told.address !== null);
        const body = {
          indentCommodity: told.lines.map(({ productId, quantity, unitPrice }) => ({
            good_id: Number(productId),
            number: quantity,
            price: unitPrice / 100,
            name: 'x',
            img: 'x',
          })),
          carriage: told.shippingFee / 100,
          shipping_id: told.address?.id,
          user_coupon_id: choice.couponId,
          integral: points,
        };
        const { status, message: id } = await shop().post<number>('goodIndent', body, { as: customer });
        expect(status).toBe(isFine ? 200 : 401);
        if (!isFine) {
          refused += 1;
          return;
        }
        placed += 1;
        const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
        expect(order).toMatchObject({
          productsTotal: told.goodsTotal,
          shippingFee: told.shippingFee,
          couponMoney: told.couponDiscount,
          pointsMoney: told.pointsDiscount,
          total: told.total,
        });
      }),
      { numRuns: RUNS },
    );
    expect(Math.min(placed, refused)).toBeGreaterThan(0);
  }, 120_000);

  it('name the combination that leaves least to pay, and of equals the one that spends fewer points', async () => {
    await fc.assert(
      fc.asyncProperty(wish, async ({ lines, rate, available }) => {
        await refresh(rate, available);
        const preview = await ask(draftOf(lines));
        const { best, coupons: offers } = preview.choices;
        const costs = [null, ...offers.map(({ id }) => id)].map((couponId) => {
          const { points } = previewFor(preview, { couponId, points: 0, addressId: null });
          const used = Math.min(points.available, points.deductible);
          return { total: previewFor(preview, { couponId, points: used, addressId: null }).total, used };
        });
        const chosen = previewFor(preview, { ...best, addressId: null });
        expect(chosen.isCouponUnusable).toBe(false);
        expect(chosen.points.used).toBe(best.points);
        const least = Math.min(...costs.map(({ total }) => total));
        expect(chosen.total).toBe(least);
        expect(best.points).toBe(Math.min(...costs.filter(({ total }) => total === least).map(({ used }) => used)));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('tell every coupon that is not over, with its saving or its obstacle', async () => {
    await refresh(0.01, 5000);
    const { choices } = await ask(draftOf([{ good: 0, quantity: 1 }]));
    expect(
      choices.coupons.map(({ id, saves, obstacle, missing }) => [own.indexOf(Number(id)), saves, obstacle, missing]),
    ).toEqual([
      [1, 2466, null, null],
      [0, 500, null, null],
      [4, 77, null, null],
      [2, 0, 'scope', null],
      [3, 0, 'scope', null],
    ]);
    expect(choices.best).toEqual({ couponId: String(own[1]), points: 3998 });
    expect(choices.coupons[0]).toMatchObject({ name: '券', condition: '无门槛', deductible: 3998 });
  });

  it('say how far a threshold is, and what the coupon saves there', async () => {
    const { choices } = await ask(draftOf([{ good: 2, quantity: 1 }]));
    const offer = choices.coupons.find(({ id }) => Number(id) === own[0]);
    expect(offer).toMatchObject({ obstacle: 'threshold', missing: 9667, savesAtThreshold: 500 });
    expect(choices.addresses).toEqual([]);
  });

  it.each([
    ['used', 5],
    ['expired', 6],
  ])('say of a named coupon that it was %s', async (obstacle, index) => {
    await refresh(0.01, 0);
    const couponId = String(own[index]);
    const preview = await ask({ ...draftOf([{ good: 0, quantity: 1 }]), couponId });
    expect(preview.isCouponUnusable).toBe(true);
    expect(preview.choices.coupons.find(({ id }) => id === couponId)).toMatchObject({ obstacle, saves: 0 });
  });

  it('say nothing of the coupon of somebody else', async () => {
    const other = await shop().aCustomer();
    const couponId = String(await insertCoupon({ type: 'threshold', cost: 100, threshold: 0 }, {}, other));
    const preview = await ask({ ...draftOf([{ good: 0, quantity: 1 }]), couponId });
    expect(preview.isCouponUnusable).toBe(true);
    expect(preview.choices.coupons.map(({ id }) => id)).not.toContain(couponId);
  });

  it('have the fee to every address, the default one first', async () => {
    const { choices } = await ask(draftOf([{ good: 1, quantity: 3 }]));
    expect(choices.addresses.map(({ address, shippingFee }) => [Number(address.id), shippingFee])).toEqual([
      [addressIds[0], 1250],
      [addressIds[1], 1250],
      [addressIds[2], 0],
    ]);
  });

  it('take as many statements for a drawer full of coupons as for one', async () => {
    const few = await shop().aCustomer();
    const many = await shop().aCustomer();
    for (const [owner, count] of [
      [few, 1],
      [many, MAX_OWNED_COUPONS + 1],
    ] as const) {
      await insertCoupon(
        { type: 'threshold', cost: 100, threshold: 0, scopeType: 'categories', scopeIds: [1] },
        {},
        owner,
      );
      const failureTime = (index: number) => new Date(shop().now.getTime() + HOUR + index);
      const [given] = await shop().db.select().from(userCoupons).where(eq(userCoupons.userId, owner.id));
      const rows = Array.from({ length: count }, (_, index) => ({
        userId: owner.id,
        couponId: given?.couponId ?? 0,
        ticket: `D${owner.id}-${index}`,
        failureTime: failureTime(index),
      }));
      await shop().db.insert(userCoupons).values(rows);
      for (let index = 0; index < Math.min(count, MAX_ADDRESSES); index += 1) await anAddress(shop(), owner);
    }
    const askAs = async (owner: TestCustomer) => {
      const preview = () => previewOrder(pagesClient(shop(), owner), draftOf([{ good: 0, quantity: 1 }]));
      const counts: number[] = [];
      // Connections say hello, jobs and sessions write beside it: the least counts.
      for (let run = 0; run < 8; run += 1) {
        statements.mockClear();
        await preview();
        counts.push(statements.mock.calls.length);
      }
      return { choices: (await preview()).choices, sent: Math.min(...counts) };
    };
    const [one, all] = [await askAs(few), await askAs(many)];
    expect(one.choices.coupons).toHaveLength(2);
    expect(all.choices.coupons).toHaveLength(MAX_OWNED_COUPONS);
    // Those that end first are told.
    expect(all.choices.coupons[0]?.number).toBe(`D${many.id}-0`);
    expect(all.choices.addresses).toHaveLength(MAX_ADDRESSES);
    if (engine === 'postgres') expect(one.sent).toBeGreaterThan(0);
    expect(all.sent).toBe(one.sent);
  });

  it('are not told to whoever does not ask', async () => {
    const body = { indentCommodity: [{ good_id: shelf[0]?.id, number: 1 }] };
    const plain = await shop().post<object>('goodIndent/preview', body, { as: customer });
    expect(plain.message).not.toHaveProperty('choices');
    const asked = await shop().post<object>('goodIndent/preview', { ...body, choices: 1 }, { as: customer });
    expect(asked.message).toMatchObject(plain.message);
    expect(asked.message).toHaveProperty('choices');
  });
});
