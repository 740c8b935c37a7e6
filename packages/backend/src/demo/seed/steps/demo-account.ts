import { and, eq, inArray } from 'drizzle-orm';
import { insertRows } from '../../../kernel/db/insert-rows.ts';
import {
  addresses,
  browses,
  collects,
  comments,
  moneyLogs,
  notifications,
  orderCodes,
  orderCoupons,
  orderLines,
  orderLocations,
  orders,
  parcelLines,
  parcels,
  productCodes,
  trackingEvents,
  userCoupons,
} from '../../../kernel/db/schema/index.ts';
import { loadContent } from '../../content/load.ts';
import { DEMO_ACCOUNTS } from '../rows/demo-accounts.ts';
import { planDemoOrders } from '../rows/demo-orders.ts';
import { daysAgo, inHours } from '../rows/moments.ts';
import { demoNotices } from '../rows/notice-rows.ts';
import { type Location, type OrderRows, orderRows } from '../rows/order-rows.ts';
import { parcelRows } from '../rows/parcel-rows.ts';
import { cityCentre } from '../rows/places.ts';
import type { SeedContext } from '../rows/seed-context.ts';

const [account] = DEMO_ACCOUNTS;
/** Behind the reviews of the content. */
const FIRST_REVIEW = 50_000;

const addressBook: (Location & { isDefault: boolean })[] = [
  {
    name: '林小满',
    cellphone: account.cellphone,
    location: '良渚街道云栖里',
    address: '浙江省杭州市余杭区良渚街道云栖里 12 幢 2 单元',
    ...cityCentre('330100'),
    house: '601',
    isDefault: true,
  },
  {
    name: '林小满',
    cellphone: account.cellphone,
    location: '枫林路弄堂',
    address: '上海市徐汇区枫林路弄堂 18 号',
    ...cityCentre('310100'),
    house: '前台代收',
    isDefault: false,
  },
  {
    name: '林建国',
    cellphone: '13800000011',
    location: '友好北路',
    address: '新疆维吾尔自治区乌鲁木齐市沙依巴克区友好北路 5 号',
    ...cityCentre('650100'),
    house: '3 栋 1102',
    isDefault: false,
  },
];

const paidByBalance = ({ order }: OrderRows) => order.payTime != null && order.payWay !== 'online';

/** Every change of the balance: a first top-up that makes the sum come out at the promised balance, purchases, refunds. */
async function seedLedger({ tx, now }: SeedContext, made: OrderRows[]): Promise<void> {
  const own = { userId: account.id };
  const purchases = made.filter(paidByBalance).map(({ order }) => ({
    ...own,
    type: 'spending' as const,
    money: order.total,
    remark: { zh: `支付订单 ${order.number}`, en: `Payment of order ${order.number}` },
    orderId: order.id ?? null,
    createdAt: order.payTime ?? now,
  }));
  const refunds = made
    .filter(({ order }) => order.state === 'refunded')
    .map(({ order }) => ({
      ...own,
      type: 'income' as const,
      money: order.refundMoney ?? 0,
      remark: { zh: `订单 ${order.number} 退款`, en: `Refund of order ${order.number}` },
      orderId: order.id ?? null,
      createdAt: order.refundTime ?? now,
    }));
  const sum = (rows: { money: number }[]) => rows.reduce((total, { money }) => total + money, 0);
  const topUp = {
    ...own,
    type: 'income' as const,
    money: account.balance + sum(purchases) - sum(refunds),
    remark: { zh: '演示余额', en: 'Balance of the demonstration' },
    createdAt: daysAgo(now, 320),
  };
  await insertRows(tx, moneyLogs, [topUp, ...purchases, ...refunds]);
}

async function seedCoupons({ tx, now }: SeedContext, made: OrderRows[]): Promise<void> {
  const content = new Map(loadContent('coupons').map((coupon) => [coupon.id, coupon]));
  const owned: Pick<typeof userCoupons.$inferInsert & { id: number }, 'id' | 'couponId' | 'state' | 'cost'>[] = [
    { id: 1, couponId: 1, state: 'used', cost: 500 },
    { id: 2, couponId: 2, state: 'unused', cost: 3000 },
    { id: 3, couponId: 3, state: 'unused', cost: 1000 },
    { id: 4, couponId: 7, state: 'unused', cost: 880 },
    { id: 5, couponId: 5, state: 'unused', cost: 5000 },
    { id: 6, couponId: 10, state: 'invalid', cost: 2500 },
  ];
  await insertRows(
    tx,
    userCoupons,
    owned.map((coupon) => ({
      ...coupon,
      userId: account.id,
      ticket: `JSQ${String(880_000 + coupon.id * 137)}`,
      failureTime: inHours(now, content.get(coupon.couponId)?.ends_in_hours ?? 0),
      createdAt: daysAgo(now, 3 + coupon.id),
    })),
  );
  const discounted = made.find(({ order }) => order.couponMoney === 500);
  if (discounted?.order.id) await tx.insert(orderCoupons).values({ orderId: discounted.order.id, userCouponId: 1 });
}

async function seedParcels({ tx, now }: SeedContext, made: OrderRows[]): Promise<void> {
  const rows = made.map((order) => parcelRows(order, now));
  await insertRows(
    tx,
    parcels,
    rows.flatMap((each) => each.parcels),
  );
  await insertRows(
    tx,
    parcelLines,
    rows.flatMap((each) => each.lines),
  );
  await insertRows(
    tx,
    trackingEvents,
    rows.flatMap((each) => each.events),
  );
}

/** Hands a card key to every paid line that carries one. */
async function seedCodes({ tx }: SeedContext, made: OrderRows[]): Promise<void> {
  const lines = made
    .filter(paidByBalance)
    .flatMap(({ lines }) => lines.filter(({ productType }) => productType === 'card-key'));
  for (const { orderId, variantId, number } of lines) {
    if (variantId == null) continue;
    const codes = await tx
      .select({ id: productCodes.id })
      .from(productCodes)
      .where(and(eq(productCodes.variantId, variantId), eq(productCodes.state, 'free')))
      .orderBy(productCodes.id)
      .limit(number);
    const ids = codes.map(({ id }) => id);
    await tx.update(productCodes).set({ state: 'taken' }).where(inArray(productCodes.id, ids));
    await tx.insert(orderCodes).values(ids.map((codeId) => ({ orderId, codeId })));
  }
}

async function seedReviews({ tx }: SeedContext, made: OrderRows[]): Promise<void> {
  const rows = made
    .filter(({ order }) => order.state === 'reviewed')
    .flatMap(({ order, lines }) =>
      lines.map(({ id, productId, variantId }) => ({
        id: FIRST_REVIEW + order.id,
        orderLineId: id ?? null,
        productId,
        variantId: variantId ?? null,
        userId: account.id,
        details: '和描述的一样，包装仔细，第二天就到了。会再来。',
        score: 5,
        createdAt: order.evaluateTime ?? new Date(),
      })),
    );
  await insertRows(tx, comments, rows);
}

async function seedTaste({ tx, now, goods: products }: SeedContext): Promise<void> {
  const physical = [...products.values()].filter(({ type }) => type === 'physical');
  const some = (count: number, stride: number) =>
    Array.from({ length: count }, (_, index) => physical[(index * stride + 5) % physical.length]).filter(
      (product) => product !== undefined,
    );
  const own = { userId: account.id };
  await insertRows(
    tx,
    collects,
    some(8, 23).map(({ id }, index) => ({ ...own, productId: id, createdAt: daysAgo(now, index + 1) })),
  );
  await insertRows(
    tx,
    browses,
    some(12, 31).map(({ id }, index) => ({ ...own, productId: id, updatedAt: inHours(now, -3 * (index + 1)) })),
  );
}

/** Addresses, orders in every state, bills, notices, coupons, favourites of the first demo account. */
export async function seedDemoAccount(context: SeedContext): Promise<void> {
  const { tx, now } = context;
  await insertRows(
    tx,
    addresses,
    addressBook.map((address) => ({ ...address, userId: account.id })),
  );
  const [{ isDefault: _, ...home }] = addressBook as [(typeof addressBook)[number]];
  const made = planDemoOrders(context, account.id, home).map(orderRows);
  await insertRows(
    tx,
    orders,
    made.map(({ order }) => order),
  );
  await insertRows(
    tx,
    orderLines,
    made.flatMap(({ lines }) => lines),
  );
  await insertRows(
    tx,
    orderLocations,
    made.flatMap(({ location }) => location),
  );
  await seedParcels(context, made);
  await seedLedger(context, made);
  await seedCoupons(context, made);
  await seedCodes(context, made);
  await seedReviews(context, made);
  await seedTaste(context);
  await insertRows(tx, notifications, demoNotices(account.id, made, now));
}
