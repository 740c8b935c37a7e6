import { z } from 'zod';
import type { DbOrTx } from '../../db/database.ts';
import { readSetting, setting } from '../../settings.ts';

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
