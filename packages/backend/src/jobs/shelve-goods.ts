import { and, eq, isNull, lte } from 'drizzle-orm';
import { goods } from '../db/schema/index.ts';
import type { JobKind } from './job-kinds.ts';

/** Scheduled goods go on sale at their time. */
export const shelveGoodsJob: JobKind = {
  kind: 'goods.shelve',
  everySeconds: 60,
  run: async (_payload, { db, now, log }) => {
    const shelved = await db
      .update(goods)
      .set({ isShow: 1, time: goods.timing })
      .where(and(eq(goods.isShow, 2), lte(goods.timing, now()), isNull(goods.deletedAt)))
      .returning({ id: goods.id });
    if (shelved.length > 0) log.info({ goods: shelved.length }, 'scheduled goods went on sale');
  },
};
