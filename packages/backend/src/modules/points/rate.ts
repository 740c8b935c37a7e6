import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { pointsConfigurations } from '../../kernel/db/schema/index.ts';
import { readSetting, setting } from '../../kernel/settings/settings.ts';

/** What a point is worth, never below a cent. */
export const pointValue = setting(
  'points.yuan_per_point',
  'what a point is worth, in yuan',
  z.number().min(0.01).max(100),
  0.01,
);

/** What a point is worth, in yuan. */
export function yuanPerPoint(db: DbOrTx): Promise<number> {
  return readSetting(db, pointValue);
}

/** Percent of the paid products amount that comes back as points; 0 when there is no such rule. */
export async function returnPercent(db: DbOrTx): Promise<number> {
  const [rule] = await db
    .select({ percent: pointsConfigurations.value })
    .from(pointsConfigurations)
    .where(and(eq(pointsConfigurations.system, 'sys_shop'), eq(pointsConfigurations.isHidden, false)));
  return rule?.percent ?? 0;
}
