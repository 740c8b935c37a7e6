import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { orderLocations } from '../../../kernel/db/schema/index.ts';
import type { Times } from '../../../kernel/wire/times.ts';

/** `OrderAddress`: where an order was sent, as it was written then. */
export const locationSchema = z.object({
  id: z.int(),
  good_indent_id: z.int(),
  cellphone: z.string(),
  name: z.string(),
  location: z.string(),
  address: z.string(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  house: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Where an order goes; null without a parcel. */
export async function loadLocation(
  db: DbOrTx,
  orderId: number,
  times: Times,
): Promise<z.infer<typeof locationSchema> | null> {
  const [row] = await db.select().from(orderLocations).where(eq(orderLocations.orderId, orderId));
  return row ? toLocation(row, times) : null;
}

export function toLocation(row: typeof orderLocations.$inferSelect, times: Times): z.infer<typeof locationSchema> {
  return {
    id: row.id,
    good_indent_id: row.orderId,
    cellphone: row.cellphone,
    name: row.name,
    location: row.location,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    house: row.house,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
  };
}
