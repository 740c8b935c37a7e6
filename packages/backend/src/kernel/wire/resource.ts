import { and, asc, eq, getTableColumns, inArray, like, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../db/database.ts';
import { resources } from '../db/schema/index.ts';
import type { Times } from './times.ts';

/** Without what only the keeper of the files needs. */
const { sort: _sort, isPrivate: _isPrivate, recipe: _recipe, ...shown } = getTableColumns(resources);
export type ResourceRow = Pick<typeof resources.$inferSelect, keyof typeof shown>;

/** A picture, video or file, as the wire has it. */
export const resourceSchema = z.object({
  id: z.int(),
  type: z.int(),
  name: z.string().nullable(),
  depict: z.string().nullable(),
  img: z.string(),
  image_id: z.int(),
  image_type: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

export type WireResource = z.output<typeof resourceSchema>;

/** Kinds of owner as the wire names them. */
const ownerClasses: Readonly<Record<string, string>> = {
  good: 'App\\Models\\v1\\Good',
  good_sku: 'App\\Models\\v1\\GoodSku',
  category: 'App\\Models\\v1\\Category',
  brand: 'App\\Models\\v1\\Brand',
  banner: 'App\\Models\\v1\\Banner',
  refund: 'App\\Models\\v1\\Refund',
  comment: 'App\\Models\\v1\\Comment',
  article: 'App\\Models\\v1\\Article',
  column: 'App\\Models\\v1\\Column',
  lottery_prize: 'App\\Models\\v1\\IntegralPrize',
  flash_sale: 'App\\Models\\v1\\Seckill',
  flash_sale_sku: 'App\\Models\\v1\\SeckillSku',
};

export function toWireResource(row: ResourceRow, times: Times): WireResource {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    depict: row.depict,
    img: row.img,
    image_id: row.imageId,
    image_type: ownerClasses[row.imageType] ?? row.imageType,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
  };
}

/**
 * Public pictures and videos of several owners of one kind, in display order, by owner id. The ids may be a query that selects them. `role`
 * narrows them by a pattern of `depict`, for example `%_zimg` for the main picture of goods.
 */
export async function resourcesOf(
  db: DbOrTx,
  kind: string,
  ownerIds: readonly number[] | SQLWrapper,
  role?: string,
): Promise<Map<number, ResourceRow[]>> {
  const byOwner = new Map<number, ResourceRow[]>();
  if ('length' in ownerIds && ownerIds.length === 0) return byOwner;
  const wanted: (SQL | undefined)[] = [
    eq(resources.imageType, kind),
    inArray(resources.imageId, 'length' in ownerIds ? [...ownerIds] : ownerIds),
    eq(resources.isPrivate, false),
    role === undefined ? undefined : like(resources.depict, role),
  ];
  const rows = await db
    .select(shown)
    .from(resources)
    .where(and(...wanted))
    .orderBy(asc(resources.sort), asc(resources.id));
  for (const row of rows) byOwner.set(row.imageId, [...(byOwner.get(row.imageId) ?? []), row]);
  return byOwner;
}
