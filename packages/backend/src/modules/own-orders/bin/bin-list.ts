import { and, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '../../../kernel/db/schema/index.ts';
import { daysAfter } from '../../../kernel/time/time-after.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import type { Order } from '../../orders/order-records.ts';
import { goesForProduct } from './bin-time.ts';

/** `index` of the order list that asks for what was removed. */
export const BIN = 'bin';

/** Orders a customer has removed and can still bring back. `days`: how long the bin keeps them. */
export function isInBin(now: Date, days: number): SQL | undefined {
  return and(isNotNull(orders.deletedAt), isNull(orders.purgedAt), gt(orders.deletedAt, daysAfter(now, -days)));
}

/** What an order says of the bin. */
export const binFields = {
  bin_until: z
    .string()
    .nullable()
    .meta({ description: 'until when it can be brought back; null when it was not removed' }),
};

export function toBinFields({ deletedAt }: Pick<Order, 'deletedAt'>, days: number, times: Times) {
  return { bin_until: deletedAt ? times.text(goesForProduct(deletedAt, days)) : null };
}
