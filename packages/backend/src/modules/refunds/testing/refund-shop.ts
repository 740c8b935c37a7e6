import { asc, eq } from 'drizzle-orm';
import {
  coupons,
  couriers,
  notifications,
  orderLines,
  orders,
  pointsAccounts,
  pointsProducts,
  products,
  productVariants,
  userCoupons,
  users,
} from '../../../kernel/db/schema/index.ts';
import type { OwnCouponState } from '../../../kernel/words/coupons.ts';
import { shipOrder } from '../../../operator/operations/orders/ship-order.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { lockOrder } from '../../orders/order-records.ts';
import { receiveOrder } from '../../orders/receive-order.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct, type StockedProduct } from '../../orders/testing/products.ts';

const DAY = 86_400_000;

/** What the list of refunds and one of them answer, as far as tests look. */
export type WireRefund = { id: number; state: string; amount: number; integral: number; events: { state: string }[] };
export type WireQuote = { amount: number; integral: number; freight: number; coupon_money: number; is_last: boolean };

/** A shop in which orders are bought, sent and asked back. */
export class RefundShop {
  readonly #shop: TestShop;
  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  /** A customer with 1,000.00 and 10,000 points. */
  async customer(): Promise<TestCustomer> {
    const customer = await this.#shop.aCustomer({ money: 100_000 });
    await this.#shop.db
      .update(pointsAccounts)
      .set({ available: 10_000, total: 10_000 })
      .where(eq(pointsAccounts.userId, customer.id));
    return customer;
  }

  /** A product that points may pay wholly; `price` in cents. */
  async good(price: number, values: Parameters<typeof aProduct>[1] = {}): Promise<StockedProduct & { price: number }> {
    const product = await aProduct(this.#shop, { price, ...values });
    await this.#shop.db.insert(pointsProducts).values({ productId: product.id, type: 'percent', value: 100 });
    return { ...product, price };
  }

  /** A coupon of so many cents for everything, claimed by a customer. */
  async coupon(customer: TestCustomer, cents: number): Promise<number> {
    const until = new Date(this.#shop.now.getTime() + 90 * DAY);
    const [coupon] = await this.#shop.db
      .insert(coupons)
      .values({
        name: { zh: '券' },
        cost: cents,
        threshold: 1,
        state: 'underway',
        startTime: this.#shop.now,
        endTime: until,
      })
      .returning();
    const [own] = await this.#shop.db
      .insert(userCoupons)
      .values({
        userId: customer.id,
        couponId: coupon?.id ?? 0,
        ticket: `T${Math.random()}`,
        cost: cents,
        failureTime: until,
      })
      .returning();
    return own?.id ?? 0;
  }

  /** An order that is paid from the balance; lines are products and pieces. */
  async paid(
    customer: TestCustomer,
    bought: readonly (readonly [product: StockedProduct & { price: number }, pieces: number])[],
    extra: object = {},
    carriage = 0,
    pay: (orderId: number) => Promise<void> = async (id) =>
      void (await this.#shop.post('balancePay', { id }, { as: customer })),
  ): Promise<number> {
    const address = await anAddress(this.#shop, customer);
    const lines = bought.map(([product, quantity]) => ({
      good: product,
      quantity,
      price: product.price / 100,
      ...(product.variantIds.length > 0 ? { sku: 0 } : {}),
    }));
    const placed = await placeOrder(this.#shop, customer, { lines, address, carriage, extra });
    if (placed.status !== 200) throw new Error(`no order: ${placed.raw}`);
    // One that costs nothing is paid already.
    if ((await this.order(placed.message)).payTime === null) await pay(placed.message);
    if ((await this.order(placed.message)).payTime === null) throw new Error('not paid');
    return placed.message;
  }

  ship(orderId: number): Promise<void> {
    return this.#shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order) await shipOrder(tx, this.#shop.app.shop, order, null);
    });
  }

  async receive(orderId: number): Promise<void> {
    await this.ship(orderId);
    await this.#shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order) await receiveOrder(tx, this.#shop.app.shop, order, false);
    });
  }

  async order(id: number) {
    const [order] = await this.#shop.db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('no order');
    return order;
  }

  lines(orderId: number) {
    return this.#shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  }

  async wallet(customer: TestCustomer): Promise<{ money: number; points: number }> {
    const [user] = await this.#shop.db.select().from(users).where(eq(users.id, customer.id));
    const [account] = await this.#shop.db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
    return { money: user?.money ?? 0, points: account?.available ?? 0 };
  }

  async stock({ id, variantIds }: StockedProduct): Promise<number> {
    const [variant = null] = variantIds;
    if (variant !== null) {
      const [row] = await this.#shop.db.select().from(productVariants).where(eq(productVariants.id, variant));
      return row?.stock ?? -1;
    }
    const [row] = await this.#shop.db.select().from(products).where(eq(products.id, id));
    return row?.stock ?? -1;
  }

  async couponState(id: number): Promise<OwnCouponState | undefined> {
    return (await this.#shop.db.select().from(userCoupons).where(eq(userCoupons.id, id)))[0]?.state;
  }

  async told(customer: TestCustomer): Promise<string[]> {
    const rows = await this.#shop.db.select().from(notifications).where(eq(notifications.userId, customer.id));
    return rows.map(({ type }) => type).filter((kind) => kind.startsWith('refund'));
  }

  async courier(): Promise<number> {
    const [courier] = await this.#shop.db
      .insert(couriers)
      .values({ name: { zh: '云途快运', en: 'Yuntu Express' }, abbreviation: 'yuntu' })
      .returning();
    return courier?.id ?? 0;
  }
}
