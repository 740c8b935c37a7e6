import { z } from 'zod';
import type { DbOrTx } from '../../db/database.ts';
import { readSetting } from '../../settings.ts';

const YUAN_PER_POINT = 0.01;

/** What a point is worth, in yuan: a setting of the shop, never below a cent. */
export function yuanPerPoint(db: DbOrTx): Promise<number> {
  return readSetting(db, 'points.yuan_per_point', z.number().min(0.01), YUAN_PER_POINT);
}
