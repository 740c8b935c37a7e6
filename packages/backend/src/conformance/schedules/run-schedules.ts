import { checkInvariants } from '../../operator/invariants/check-invariants.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { checkAcknowledged } from './check-acknowledged.ts';
import type { Schedule } from './commands.ts';
import { makeContexts, type ScheduleContext } from './context.ts';
import { explain, type Failure, type Ran } from './explain.ts';
import { carryOn } from './lining-up.ts';
import { checkPayments, notifyAllPayments } from './paying.ts';
import { perform } from './perform.ts';
import { scheduleOf } from './schedules.ts';

export type RangeOptions = {
  /** The first seed, and how many. */
  first: number;
  count: number;
  /** Told after every check of the whole database how many schedules are done. */
  onChecked?: (done: number) => void;
};

/** Schedules that are made and checked together. */
export const TOGETHER = 20;
/** Schedules that run in the same database at the same time. */
const AT_ONCE = 2;
/** An order without a place waits so long for its turn: whoever could end a hold is in the same batch. */
const PATIENCE_MS = 300;

/**
 * Runs the schedules of a range of seeds in one database, each with customers and products of its own, and checks again and
 * again what customers were told and the invariants over the whole database.
 * @returns the first failure, or null
 */
export async function runSchedules(
  shop: TestShop,
  { first, count, onChecked = () => {} }: RangeOptions,
): Promise<Failure | null> {
  shop.app.saleLines.patienceMs = PATIENCE_MS;
  for (let done = 0; done < count; done += TOGETHER) {
    const size = Math.min(TOGETHER, count - done);
    const failure = await runTogether(
      shop,
      Array.from({ length: size }, (_, index) => first + done + index),
    );
    if (failure) return failure;
    onChecked(done + size);
  }
  return null;
}

async function runTogether(shop: TestShop, seeds: readonly number[]): Promise<Failure | null> {
  const contexts = await makeContexts(shop, seeds.length);
  const ran = contexts.map((context, index): Ran => {
    const seed = seeds[index] ?? 0;
    return { seed, context, schedule: scheduleOf(seed) };
  });
  const left = [...ran];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await runSchedule(next.context, next.schedule);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await notifyAllPayments(shop, contexts);
  await checkPayments(shop, contexts);
  await carryOn(shop, contexts[0]?.acknowledged.faults ?? []);
  return explain(ran, await checkAcknowledged(shop, contexts), await checkInvariants(shop.db, shop.config));
}

/** The commands of a batch begin together; the next batch begins when all have answered. */
async function runSchedule(context: ScheduleContext, { batches }: Schedule): Promise<void> {
  for (const batch of batches) await Promise.all(batch.map((command) => perform(context, command)));
}
