import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { shelveDueGoods } from './shelve-due-goods.ts';

/** Scheduled goods go on sale at their time. */
export const shelveGoodsJob: JobKind = {
  kind: 'goods.shelve',
  everySeconds: 60,
  run: async (_payload, { db, now, log }) => {
    const shelved = await shelveDueGoods(db, now());
    if (shelved.length > 0) log.info({ goods: shelved.length }, 'scheduled goods went on sale');
  },
};
