import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { DbOrTx } from './db/database.ts';
import { configs } from './db/schema/index.ts';

/**
 * A setting an operator may change while the shop runs (table `configs`, dotted names such as `points.yuan_per_point`).
 * @returns the fallback when it is not set or not of the expected shape
 */
export async function readSetting<T>(db: DbOrTx, key: string, schema: z.ZodType<T>, fallback: T): Promise<T> {
  const [row] = await db.select({ value: configs.value }).from(configs).where(eq(configs.key, key));
  const parsed = schema.safeParse(row?.value);
  return parsed.success ? parsed.data : fallback;
}
