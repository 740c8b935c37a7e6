import { writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import {
  articles,
  columns,
  coupons,
  dataExports,
  flashSales,
  flashSaleVariants,
  moneyLogs,
  notifications,
  orders,
  pointsAccounts,
  pointsLogs,
  resources,
  tokenFamilies,
  userCoupons,
} from '../../../kernel/db/schema/index.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { startSession } from '../../../modules/credentials/tokens.ts';
import { fileOf, openExportsFolder } from '../../../modules/data-exports/export-folder.ts';
import { placeOrder } from '../../../modules/orders/testing/orders.ts';
import { aProduct, type ProductValues } from '../../../modules/orders/testing/products.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { aMark } from './call-context.ts';
import type { CallContext } from './row.ts';

/** A sale that begins in an hour, with five pieces. @returns its id */
export async function aComingSale(shop: TestShop, name = '秒杀'): Promise<number> {
  const product = await aProduct(shop);
  const [sale] = await shop.db
    .insert(flashSales)
    .values({
      productId: product.id,
      name: { zh: name, en: name },
      time: new Date(shop.now.getTime() + 3_600_000),
      endTime: new Date(shop.now.getTime() + 7_200_000),
    })
    .returning({ id: flashSales.id });
  if (!sale) throw new Error('no sale was made');
  const pieces = { price: 1000, salePrice: 600, limit: 5, remaining: 5 };
  await shop.db.insert(flashSaleVariants).values({ flashSaleId: sale.id, ...pieces });
  return sale.id;
}

export type MadeOrder = { id: number; number: string; productId: number };

/** An unpaid order of 10.00 without an address, with a remark nobody else writes; `state` moves it by hand. */
export async function anOrder(
  { shop, owner }: CallContext,
  { good: values = {}, state, remark = aMark() }: { good?: ProductValues; state?: OrderState; remark?: string } = {},
): Promise<MadeOrder> {
  const product = await aProduct(shop, { type: 'virtual', ...values });
  const line = values.skus ? { good: product, sku: 0 } : { good: product };
  const placed = await placeOrder(shop, owner, { lines: [line], extra: { remark } });
  if (placed.status !== 200) throw new Error(`no order was placed: ${placed.raw}`);
  const id = placed.message;
  const later = new Date(shop.now.getTime() + 86_400_000);
  const moved = state === undefined ? {} : { state, receivingTime: later, evaluateTime: later };
  const [order] = await shop.db
    .update(orders)
    .set({ updatedAt: shop.now, ...moved })
    .where(eq(orders.id, id))
    .returning({ number: orders.number });
  if (!order) throw new Error('the order is gone');
  return { id, number: order.number, productId: product.id };
}

/** A paid order of a product with a file to fetch. */
export async function aPaidDownload(context: CallContext): Promise<number> {
  const order = await anOrder(context, { good: { type: 'download', skus: [{}] } });
  const product = await context.shop.db.query.productVariants.findFirst({
    where: (variant) => eq(variant.productId, order.productId),
  });
  await context.shop.db.insert(resources).values({
    imageType: 'good_sku',
    imageId: product?.id ?? 0,
    depict: 'product_sku_file',
    type: 3,
    name: 'planner.pdf',
    img: 'downloads/planner.pdf',
    isPrivate: true,
  });
  await context.shop.post('balancePay', { id: order.id }, { as: context.owner });
  return order.id;
}

/** A coupon of 5.00 that can be claimed by anybody. */
export async function aCoupon(shop: TestShop): Promise<number> {
  const [row] = await shop.db
    .insert(coupons)
    .values({
      name: { zh: '见面礼', en: 'Welcome gift' },
      cost: 500,
      amount: 1000,
      remaining: 1000,
      state: 'underway',
      startTime: new Date(shop.now.getTime() - 3_600_000),
      endTime: new Date(shop.now.getTime() + 10 * 86_400_000),
    })
    .returning({ id: coupons.id });
  return row?.id ?? 0;
}

/** A coupon the owner has claimed. */
export async function anOwnCoupon({ shop, owner }: CallContext): Promise<{ id: number; ticket: string }> {
  const couponId = await aCoupon(shop);
  await shop.post('coupon', { id: couponId }, { as: owner });
  const [row] = await shop.db
    .select({ id: userCoupons.id, ticket: userCoupons.ticket })
    .from(userCoupons)
    .where(eq(userCoupons.couponId, couponId));
  if (!row) throw new Error('no coupon was claimed');
  return row;
}

/** A notice to the owner with a title of its own. */
export async function aNotice({ shop, owner }: CallContext): Promise<{ id: string; title: string }> {
  const title = aMark();
  const texts = { zh: { title, list: [], remark: '' } };
  const [row] = await shop.db
    .insert(notifications)
    .values({ userId: owner.id, type: 'paid', data: { type: 2, url: '', image: '', price: null, texts } })
    .returning({ id: notifications.id });
  return { id: row?.id ?? '', title };
}

/** A change of the owner's balance. */
export async function aBill({ shop, owner }: CallContext): Promise<{ id: number; remark: string }> {
  const remark = aMark();
  const [row] = await shop.db
    .insert(moneyLogs)
    .values({ userId: owner.id, money: 100, remark: { zh: remark, en: remark }, createdAt: shop.now })
    .returning({ id: moneyLogs.id });
  return { id: row?.id ?? 0, remark };
}

/** A change of the owner's points. */
export async function aPointsEntry({ shop, owner }: CallContext): Promise<string> {
  const remark = aMark();
  await shop.db
    .insert(pointsLogs)
    .values({ userId: owner.id, operation: 5, remark: { zh: remark, en: remark }, createdAt: shop.now });
  return remark;
}

export async function givePoints(shop: TestShop, customer: TestCustomer, available: number): Promise<void> {
  await shop.db
    .update(pointsAccounts)
    .set({ available, total: available })
    .where(eq(pointsAccounts.userId, customer.id));
}

/** A column of the help with one article in it. */
export async function anArticle(shop: TestShop): Promise<{ columnId: number; articleId: number }> {
  const name = aMark();
  const [column] = await shop.db
    .insert(columns)
    .values({ name: { zh: name, en: name }, details: { zh: '<p>a</p>' } })
    .returning({ id: columns.id });
  const columnId = column?.id ?? 0;
  const [article] = await shop.db
    .insert(articles)
    .values({ columnId, name: { zh: aMark() }, details: { zh: '<p>b</p>' } })
    .returning({ id: articles.id });
  return { columnId, articleId: article?.id ?? 0 };
}

/** Another device the owner is signed in on. */
export async function aDevice({ shop, owner }: CallContext): Promise<{ id: number; userAgent: string }> {
  const userAgent = aMark();
  await startSession(shop.db, owner.id, { platform: 'pc', userAgent, ip: '127.0.0.1' }, shop.now);
  const [row] = await shop.db
    .select({ id: tokenFamilies.id })
    .from(tokenFamilies)
    .where(eq(tokenFamilies.userAgent, userAgent));
  return { id: row?.id ?? 0, userAgent };
}

/** The owner's file with everything that is kept of them. `size` is told to nobody else. */
export async function aDataFile({ shop, owner }: CallContext): Promise<{ size: string }> {
  const size = 100_000_000 + owner.id;
  const expiresAt = new Date(shop.now.getTime() + 3_600_000);
  const values = { state: 'ready' as const, askedAt: shop.now, readyAt: shop.now, expiresAt, size };
  const [row] = await shop.db
    .insert(dataExports)
    .values({ userId: owner.id, ...values })
    .onConflictDoUpdate({ target: dataExports.userId, set: values })
    .returning({ uuid: dataExports.uuid });
  writeFileSync(fileOf(await openExportsFolder(shop.config), row?.uuid ?? ''), 'a file');
  return { size: String(size) };
}

/** A product with a flash sale that is running. */
export async function aFlashSale(shop: TestShop): Promise<{ saleId: number; productId: number }> {
  const product = await aProduct(shop);
  const hour = 3_600_000;
  const [sale] = await shop.db
    .insert(flashSales)
    .values({
      productId: product.id,
      name: { zh: '秒杀', en: 'Flash sale' },
      details: { zh: '<p>a</p>', en: '<p>a</p>' },
      time: new Date(shop.now.getTime() - hour),
      endTime: new Date(shop.now.getTime() + hour),
    })
    .returning({ id: flashSales.id });
  const saleId = sale?.id ?? 0;
  await shop.db.insert(flashSaleVariants).values({ flashSaleId: saleId, salePrice: 500, limit: 5, remaining: 5 });
  return { saleId, productId: product.id };
}

/** A question of the owner about a product nobody has bought. */
export async function aQuestion({ shop, owner }: CallContext): Promise<{ id: number; productId: number }> {
  const { id: productId } = await aProduct(shop);
  const asked = await shop.post<{ id: number }>('question', { good_id: productId, text: aMark() }, { as: owner });
  if (asked.status !== 200) throw new Error(`no question was asked: ${asked.raw}`);
  return { id: asked.message.id, productId };
}
