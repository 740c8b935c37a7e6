import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { orderLines, resources } from '../../kernel/db/schema/index.ts';

/** A file an order has bought: the name its buyer sees, and the key it is stored under. */
export type OrderFile = { name: string; key: string };

/** Files of the download products of an order, each once. */
export async function filesOfOrder(db: DbOrTx, orderId: number): Promise<OrderFile[]> {
  const variants = db
    .select({ id: orderLines.variantId })
    .from(orderLines)
    .where(
      and(eq(orderLines.orderId, orderId), eq(orderLines.productType, 'download'), isNotNull(orderLines.variantId)),
    );
  const rows = await db
    .select({ name: resources.name, key: resources.img })
    .from(resources)
    .where(
      and(
        eq(resources.imageType, 'good_sku'),
        eq(resources.depict, 'product_sku_file'),
        inArray(resources.imageId, variants),
      ),
    )
    .orderBy(asc(resources.id));
  const byKey = new Map(
    rows.map((row) => [row.key, { key: row.key, name: row.name ?? row.key.split('/').at(-1) ?? row.key }]),
  );
  return [...byKey.values()];
}
