import type { Db } from '../../kernel/db/database.ts';
import {
  configs,
  coupons,
  flashSales,
  flashSaleVariants,
  lotteries,
  lotteryPrizes,
  moneyLogs,
  orderLines,
  orders,
  pointsAccounts,
  pointsLogs,
  products,
  productTexts,
  stockReceipts,
  users,
} from '../../kernel/db/schema/index.ts';
import { Passwords } from '../../modules/credentials/passwords.ts';
import { startSession } from '../../modules/credentials/tokens.ts';
import { secondsHeld } from '../../modules/flash-sales/queue/queue-settings.ts';

export const PRICE = 1000;
export const MONEY = 100_000_000;
export const POINTS = 100_000;
export const PASSWORD = 'correct-horse';
const STOCK = 100_000;
const SCARCE = 3;
const HELD_SECONDS = 5;
/** Orders that can be received, of each customer. */
const SHIPPED = 20;
const DAY = 86_400_000;

export type CrashCustomer = { id: number; cellphone: string; token: string; shipped: number[] };
/** A flash sale of a product, at its ordinary price. */
type CrashSale = { productId: number; saleId: number; saleVariantId: number };
export type CrashShop = {
  productId: number;
  sale: CrashSale;
  /** Fewer pieces than customers, so that some wait. */
  scarce: CrashSale;
  couponId: number;
  lotteryId: number;
  customers: CrashCustomer[];
};

/** What a customer sends to order one piece; `marks`: what else its line says. */
export function orderOfOne({ productId }: Pick<CrashShop, 'productId'>, marks: object = {}): object {
  const line = {
    good_id: productId,
    good_sku_id: 0,
    number: 1,
    price: PRICE / 100,
    name: '商品',
    img: '/media/x.webp',
    ...marks,
  };
  return { indentCommodity: [line], carriage: 0 };
}

/** A shop in which nothing but one sale runs out, with customers who have money, points and parcels on their way. */
export async function prepareShop(db: Db, count: number): Promise<CrashShop> {
  const now = new Date();
  const productId = await aProduct(db, 'G1', count * SHIPPED);
  const password = await new Passwords().hash(PASSWORD, 'shop');
  const customers: CrashCustomer[] = [];
  for (let index = 0; index < count; index++) customers.push(await aCustomer(db, productId, index, password, now));
  const period = { startTime: new Date(now.getTime() - DAY), endTime: new Date(now.getTime() + DAY) };
  const sale = await aSale(db, productId, STOCK, now);
  const scarce = await aSale(db, await aProduct(db, 'G2', 0), SCARCE, now);
  await db.insert(configs).values({ key: secondsHeld.key, value: HELD_SECONDS });
  return {
    productId,
    sale,
    scarce,
    couponId: await aCoupon(db, period),
    lotteryId: await aLottery(db, period),
    customers,
  };
}

async function aSale(db: Db, productId: number, quantity: number, now: Date): Promise<CrashSale> {
  const [time, endTime] = [new Date(now.getTime() - DAY), new Date(now.getTime() + DAY)];
  const [sale] = await db
    .insert(flashSales)
    .values({ productId, name: { zh: '秒杀' }, time, endTime })
    .returning({ id: flashSales.id });
  const saleId = one(sale).id;
  const [variant] = await db
    .insert(flashSaleVariants)
    .values({ flashSaleId: saleId, salePrice: PRICE, price: PRICE, limit: quantity, remaining: quantity })
    .returning({ id: flashSaleVariants.id });
  return { productId, saleId, saleVariantId: one(variant).id };
}

async function aProduct(db: Db, key: string, sold: number): Promise<number> {
  const [row] = await db
    .insert(products)
    .values({
      key,
      number: key,
      type: 'virtual',
      price: PRICE,
      orderPrice: PRICE,
      stock: STOCK,
      shelf: 'on',
    })
    .returning({ id: products.id });
  const productId = one(row).id;
  await db.insert(productTexts).values({ productId, lang: 'zh', name: '商品' });
  await db.insert(stockReceipts).values({ productId, quantity: STOCK + sold, remark: 'first stock' });
  return productId;
}

async function aCustomer(
  db: Db,
  productId: number,
  index: number,
  password: string,
  now: Date,
): Promise<CrashCustomer> {
  const cellphone = `139${String(10_000_000 + index)}`;
  const [user] = await db
    .insert(users)
    .values({ name: cellphone, cellphone, password, money: MONEY })
    .returning({ id: users.id });
  const { id: userId } = one(user);
  await db.insert(pointsAccounts).values({ userId, total: POINTS, available: POINTS });
  await db.insert(pointsLogs).values({ userId, type: 'income', operation: POINTS, remark: { zh: '开户' } });
  await db.insert(moneyLogs).values({ userId, type: 'income', money: MONEY + SHIPPED * PRICE, remark: { zh: '开户' } });
  const shipped = await shippedOrders(db, userId, productId, now);
  const device = { platform: 'pc', userAgent: 'test', ip: '127.0.0.1' };
  const { access } = await startSession(db, userId, device, now);
  return { id: userId, cellphone, token: access, shipped };
}

/** Paid from the balance, and on their way. */
async function shippedOrders(db: Db, userId: number, productId: number, now: Date): Promise<number[]> {
  const amounts = { productsTotal: PRICE, total: PRICE };
  const times = { payTime: now, shippingTime: now, receivingTime: new Date(now.getTime() + 10 * DAY) };
  const rows = await db
    .insert(orders)
    .values(
      Array.from({ length: SHIPPED }, (_, index) => ({
        userId,
        state: 'shipped' as const,
        number: `C${userId}-${index}`,
        ...amounts,
        ...times,
      })),
    )
    .returning({ id: orders.id });
  const line = {
    productId,
    productType: 'virtual' as const,
    name: { zh: '商品' },
    img: '/media/x.webp',
    price: PRICE,
    number: 1,
  };
  await db.insert(orderLines).values(rows.map(({ id: orderId }) => ({ ...line, orderId, isStockTaken: true })));
  await db.insert(moneyLogs).values(
    rows.map(({ id: orderId }) => ({
      userId,
      type: 'spending' as const,
      money: PRICE,
      orderId,
      remark: { zh: '付款' },
    })),
  );
  return rows.map(({ id }) => id);
}

type Period = { startTime: Date; endTime: Date };

async function aCoupon(db: Db, period: Period): Promise<number> {
  const [row] = await db
    .insert(coupons)
    .values({
      name: { zh: '券' },
      cost: 100,
      threshold: 900_000,
      amount: STOCK,
      remaining: STOCK,
      state: 'underway',
      ...period,
    })
    .returning({ id: coupons.id });
  return one(row).id;
}

/** One point a draw, as often as one likes, and nothing to win. */
async function aLottery(db: Db, period: Period): Promise<number> {
  const [row] = await db
    .insert(lotteries)
    .values({ name: { zh: '大转盘' }, isActive: true, cost: 1, tries: 0, ...period })
    .returning({ id: lotteries.id });
  const lotteryId = one(row).id;
  await db.insert(lotteryPrizes).values({ lotteryId, name: { zh: '谢谢参与' }, weight: 1 });
  return lotteryId;
}

function one<T>(row: T | undefined): T {
  if (!row) throw new Error('the database stored no row');
  return row;
}
