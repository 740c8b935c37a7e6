import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { couriers, orderCodes, productCodes } from '../../../kernel/db/schema/index.ts';
import { pickText } from '../../../kernel/texts/languages.ts';
import { codeStates } from '../../../kernel/words/products.ts';
import { visibilities } from '../../../kernel/words/shop.ts';
import type { Order } from '../order-records.ts';
import type { Wording } from './order-wire.ts';

/** A code handed out for an order: card number and key, or disk address and extraction code. */
export const codeSchema = z.object({
  id: z.int(),
  good_sku_id: z.int(),
  name: z.string().nullable(),
  code: z.string(),
  state: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  pivot: z.object({ good_indent_id: z.int(), good_code_id: z.int() }),
});

/** The courier that has the parcel. */
export const courierSchema = z.object({
  id: z.int(),
  lang: z.string(),
  lang_parent_id: z.int(),
  name: z.string(),
  abbreviation: z.string(),
  is_default: z.int(),
  state: z.int(),
  sort: z.int(),
  deleted_at: z.null(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A stage of the parcel's way, newest first (extension). */
export const trackingSchema = z.object({ status: z.string(), text: z.string(), time: z.string() });

export async function loadCodes(
  db: DbOrTx,
  orderId: number,
  { times }: Wording,
): Promise<z.infer<typeof codeSchema>[]> {
  const rows = await db
    .select({ code: productCodes })
    .from(orderCodes)
    .innerJoin(productCodes, eq(productCodes.id, orderCodes.codeId))
    .where(eq(orderCodes.orderId, orderId))
    .orderBy(asc(productCodes.id));
  return rows.map(({ code }) => ({
    id: code.id,
    good_sku_id: code.variantId,
    name: code.name,
    code: code.code,
    state: codeStates.numbers[code.state],
    created_at: times.text(code.createdAt),
    updated_at: times.text(code.updatedAt),
    pivot: { good_indent_id: orderId, good_code_id: code.id },
  }));
}

export async function loadCourier(
  db: DbOrTx,
  order: Order,
  { lang, times }: Wording,
): Promise<z.infer<typeof courierSchema> | null> {
  if (order.courierId === null) return null;
  const [row] = await db.select().from(couriers).where(eq(couriers.id, order.courierId));
  if (!row) return null;
  return {
    id: row.id,
    lang,
    lang_parent_id: 0,
    name: pickText(row.name, lang),
    abbreviation: row.abbreviation,
    is_default: Number(row.isDefault),
    state: visibilities.numbers[row.state],
    sort: row.sort,
    deleted_at: null,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
  };
}
