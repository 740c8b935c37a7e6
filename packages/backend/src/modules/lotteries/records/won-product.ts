import { inArray } from 'drizzle-orm';
import { lotteryLogs, lotteryPrizes } from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';

/** Draws that won a product or a variant: only these wait for an order, and lapse without one. */
export const wonProduct = ({ db }: Pick<JobContext, 'db'>) =>
  inArray(
    lotteryLogs.prizeId,
    db
      .select({ id: lotteryPrizes.id })
      .from(lotteryPrizes)
      .where(inArray(lotteryPrizes.modelType, ['good', 'good_sku'])),
  );
