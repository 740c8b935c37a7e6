import type { orderLines, orderLocations, orders } from '../../../kernel/db/schema/index.ts';
import { orderNumber } from '../../../kernel/numbers/order-number.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { isDeliveredByPayment } from '../../../kernel/words/products.ts';
import { inHours } from './moments.ts';
import type { SeededProduct, SeededVariant } from './seed-context.ts';

export type Location = Omit<typeof orderLocations.$inferInsert, 'id' | 'orderId'>;

export type LinePlan = { good: SeededProduct; sku?: SeededVariant | undefined; number: number };

/** An order as the seed plans it; times count from its creation. */
export type OrderPlan = {
  id: number;
  userId: number;
  state: OrderState;
  createdAt: Date;
  lines: LinePlan[];
  location: Location | null;
  lang?: 'zh' | 'en';
  remark?: string;
  /** Each line goes in a parcel of its own. */
  isSplit?: boolean;
  /** Columns that differ from an ordinary unpaid order. */
  columns?: Partial<typeof orders.$inferInsert>;
};

export type OrderRows = {
  order: typeof orders.$inferInsert & { id: number; total: number; productsTotal: number; shippingFee: number };
  lines: (typeof orderLines.$inferInsert)[];
  location: (typeof orderLocations.$inferInsert)[];
  isSplit: boolean;
};

const priceOf = ({ good: product, sku: variant }: LinePlan) => variant?.price ?? product.price;

/** Rows of a planned order. Fixed fees are charged, template products travel free in the demo's past. Amounts in cents. */
export function orderRows(plan: OrderPlan): OrderRows {
  const productsTotal = plan.lines.reduce((sum, line) => sum + priceOf(line) * line.number, 0);
  const shippingFee = plan.lines.reduce((sum, { good: product }) => sum + product.shippingFeeYuan * 100, 0);
  const couponMoney = plan.columns?.couponMoney ?? 0;
  const total = productsTotal + shippingFee - couponMoney;
  const number = orderNumber(plan.createdAt, () => (plan.id * 7919) % 1_000_000);
  const stamps = { createdAt: plan.createdAt, updatedAt: plan.createdAt };
  return {
    order: {
      userId: plan.userId,
      state: plan.state,
      remark: plan.remark ?? null,
      lang: plan.lang ?? 'zh',
      overtime: inHours(plan.createdAt, 24),
      ...stamps,
      ...plan.columns,
      id: plan.id,
      number,
      productsTotal,
      shippingFee,
      total,
    },
    lines: plan.lines.map((line, index) => ({
      id: plan.id * 10 + index,
      orderId: plan.id,
      productId: line.good.id,
      variantId: line.sku?.id ?? null,
      productType: line.good.type,
      name: line.good.name,
      img: line.sku?.img ?? line.good.img,
      productSku: line.sku?.choice ?? null,
      price: priceOf(line),
      number: line.number,
      sent: plan.columns?.shippingTime && !isDeliveredByPayment(line.good.type) ? line.number : 0,
      ...stamps,
    })),
    location: plan.location ? [{ ...plan.location, orderId: plan.id, ...stamps }] : [],
    isSplit: plan.isSplit ?? false,
  };
}
