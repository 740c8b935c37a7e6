import { randomUUID } from 'node:crypto';
import {
  browses,
  carts,
  collects,
  comments,
  commentTranslations,
  coupons,
  couriers,
  dataExports,
  favouriteListItems,
  favouriteLists,
  flashSalePlaces,
  flashSalePurchases,
  flashSales,
  flashSaleVariants,
  idempotencyKeys,
  lotteries,
  lotteryLogs,
  moneyLogs,
  notifications,
  orderAddressChanges,
  orderLines,
  orderLocations,
  orders,
  outbox,
  parcelLines,
  parcels,
  passkeyChallenges,
  passkeys,
  paymentLogs,
  pointsLogs,
  productAnswers,
  productQuestions,
  qrLogins,
  refundEvents,
  refundLines,
  refundRequests,
  saleReminders,
  trackingEvents,
  userCoupons,
  userLogs,
  userPlatforms,
} from '../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { aProduct } from '../../orders/testing/products.ts';

export type WholeCustomer = TestCustomer & { orderId: number };

const text = { zh: '文', en: 'text' };

/** A customer about whom every table that can knows something; the order is completed. */
export async function aWholeCustomer(shop: TestShop): Promise<WholeCustomer> {
  const { db, now } = shop;
  const mark = randomUUID();
  const profile = { nickname: '小满', portrait: '/media/uploads/p.webp', gender: 1, email: `${mark}@example.org` };
  const customer = await shop.aCustomer({
    ...profile,
    password: 'a-hash',
    notification: { email: true, wechat: true },
    noticeChoices: { offers: { site: false } },
  });
  const userId = customer.id;
  const soon = new Date(now.getTime() + 600_000);
  const product = await aProduct(shop);
  await anAddress(shop, customer);
  await db.insert(userPlatforms).values({ userId, platform: 'pc', openid: mark });
  await db.insert(userLogs).values({ userId, path: '/login', method: 'POST', ip: '203.0.113.7', createdAt: now });
  await db.insert(passkeys).values({ userId, credentialId: mark, publicKey: 'k', name: 'phone' });
  await db.insert(passkeyChallenges).values({ userId, challenge: 'c', expiresAt: soon });
  await db.insert(qrLogins).values({ userId, ip: '203.0.113.7', expiresAt: soon });
  await db.insert(carts).values({ userId, lines: [{ good_id: product.id }], savedLines: [{ good_id: product.id }] });
  await aFavouriteInAList(shop, userId, product.id);
  await db.insert(browses).values({ userId, productId: product.id, updatedAt: now });
  await db.insert(dataExports).values({ userId, askedAt: now });
  const notice = { type: 1 as const, url: '', image: '', price: null, texts: {} };
  await db.insert(notifications).values({ userId, type: 'test', data: notice });
  const content = { template: 'test', values: {} };
  const message = {
    channel: 'sms',
    recipient: customer.cellphone,
    userId,
    lang: 'zh',
    content,
    state: 'sent' as const,
  };
  await db.insert(outbox).values({ ...message, nextTryAt: now, createdAt: now });
  await db.insert(idempotencyKeys).values({ userId, key: mark, requestHash: 'h'.repeat(64), createdAt: now });
  const [order] = await db
    .insert(orders)
    .values({
      userId,
      number: `R${mark}`,
      state: 'completed',
      remark: '放门口',
      createdAt: now,
      receivingTime: now,
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  const place = { cellphone: customer.cellphone, name: '林小满', location: '示例大厦', house: '101室' };
  await db.insert(orderLocations).values({ orderId, ...place });
  await db
    .insert(orderAddressChanges)
    .values({ orderId, ...place, shippingFeeBefore: 800, refunded: 800, changedAt: now });
  const [line] = await db
    .insert(orderLines)
    .values({ orderId, productId: product.id, name: text, img: '/x.webp', number: 1 })
    .returning({ id: orderLines.id });
  const refund = {
    orderId,
    userId,
    number: `T${mark}`,
    kind: 'refund',
    state: 'refused',
    reason: 'other',
    remark: '少发',
  } as const;
  const [asked] = await db.insert(refundRequests).values(refund).returning({ id: refundRequests.id });
  const requestId = asked?.id ?? 0;
  await db.insert(refundLines).values({ requestId, orderLineId: line?.id ?? 0, quantity: 1 });
  await db.insert(refundEvents).values({ requestId, step: 0, state: 'asked', actor: 'customer', happenedAt: now });
  await aParcel(shop, orderId, line?.id ?? 0);
  const [review] = await db
    .insert(comments)
    .values({ orderLineId: line?.id, productId: product.id, userId, details: '好', createdAt: now })
    .returning({ id: comments.id });
  await db.insert(commentTranslations).values({ commentId: review?.id ?? 0, lang: 'en', ofWords: mark, text: 'good' });
  const [question] = await db
    .insert(productQuestions)
    .values({ productId: product.id, userId, text: '好用吗' })
    .returning({ id: productQuestions.id });
  await db
    .insert(productAnswers)
    .values({ questionId: question?.id ?? 0, productId: product.id, userId, text: '好用' });
  await db.insert(moneyLogs).values({ userId, money: 100, remark: text, orderId, payWay: 'online' });
  const payment = {
    type: 'goodsIndent' as const,
    platform: 'weixin',
    name: 'test',
    number: mark,
    state: 'ended' as const,
  };
  await db.insert(paymentLogs).values({ userId, orderId, ...payment });
  await db.insert(pointsLogs).values({ userId, operation: 5, remark: text });
  await aBargain(shop, userId, { productId: product.id, soon, mark });
  return { ...customer, orderId };
}

async function aFavouriteInAList({ db }: TestShop, userId: number, productId: number): Promise<void> {
  const [favourite] = await db.insert(collects).values({ userId, productId }).returning({ id: collects.id });
  const [list] = await db
    .insert(favouriteLists)
    .values({ userId, name: '厨房', nameKey: '厨房' })
    .returning({ id: favouriteLists.id });
  await db.insert(favouriteListItems).values({ listId: list?.id ?? 0, favouriteId: favourite?.id ?? 0 });
}

/** What its courier wrote says who signed. */
async function aParcel({ db, now }: TestShop, orderId: number, orderLineId: number): Promise<void> {
  const [courier] = await db.insert(couriers).values({ name: text, abbreviation: randomUUID() }).returning();
  const values = { orderId, number: 1, courierId: courier?.id ?? 0, waybill: randomUUID(), shippedAt: now };
  const [parcel] = await db.insert(parcels).values(values).returning({ id: parcels.id });
  const parcelId = parcel?.id ?? 0;
  await db.insert(parcelLines).values({ parcelId, orderLineId, quantity: 1 });
  const signed = { zh: '已签收，签收人：林小满', en: 'Signed for by Lin Xiaoman' };
  await db
    .insert(trackingEvents)
    .values({ orderId, parcelId, step: 0, status: 'delivered', text: signed, happenedAt: now });
}

type Bargain = { productId: number; soon: Date; mark: string };

/** A coupon, a piece of a flash sale and a draw. */
async function aBargain({ db, now }: TestShop, userId: number, { productId, soon, mark }: Bargain): Promise<void> {
  const [coupon] = await db
    .insert(coupons)
    .values({ name: text, amount: 1, startTime: now, endTime: soon })
    .returning({ id: coupons.id });
  await db.insert(userCoupons).values({ userId, couponId: coupon?.id ?? 0, ticket: mark, failureTime: soon });
  const [sale] = await db
    .insert(flashSales)
    .values({ productId, name: text, time: now, endTime: soon })
    .returning({ id: flashSales.id });
  await db.insert(saleReminders).values({ userId, flashSaleId: sale?.id ?? 0 });
  await db.insert(flashSalePurchases).values({ userId, flashSaleId: sale?.id ?? 0, number: 1 });
  const [saleVariant] = await db
    .insert(flashSaleVariants)
    .values({ flashSaleId: sale?.id ?? 0, limit: 1, remaining: 1 })
    .returning({ id: flashSaleVariants.id });
  const place = {
    flashSaleId: sale?.id ?? 0,
    flashSaleVariantId: saleVariant?.id ?? 0,
    userId,
    number: 1,
    quantity: 1,
    state: 'left' as const,
  };
  await db.insert(flashSalePlaces).values({ ...place, arrivedAt: now, endedAt: now });
  const [lottery] = await db
    .insert(lotteries)
    .values({ name: text, startTime: now, endTime: soon })
    .returning({ id: lotteries.id });
  await db.insert(lotteryLogs).values({ userId, lotteryId: lottery?.id ?? 0 });
}
