import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { publishDueProducts } from './shelve-due-products.ts';

/** Scheduled products go on sale at their time. */
export const shelveProductsJob: JobKind = {
  kind: 'goods.shelve',
  everySeconds: 60,
  run: async (_payload, { db, now, log }) => {
    const shelved = await publishDueProducts(db, now());
    if (shelved.length > 0) log.info({ products: shelved.length }, 'scheduled goods went on sale');
  },
};
