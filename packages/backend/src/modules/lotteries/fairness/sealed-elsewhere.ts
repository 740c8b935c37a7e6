import { desc } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import { lotterySeeds } from '../../../kernel/db/schema/index.ts';
import { openSeed } from './seeds.ts';

/**
 * The day of the newest seed when it was sealed with another key than this process has and is not written down openly yet: draws of that
 * day rest here. Null when all is well.
 */
export async function daySealedElsewhere({ db, config }: Pick<ShopContext, 'db' | 'config'>): Promise<string | null> {
  const [newest] = await db.select().from(lotterySeeds).orderBy(desc(lotterySeeds.day)).limit(1);
  if (!newest || newest.seed !== null) return null;
  return (await openSeed(newest, { config })) === null ? newest.day : null;
}

/** What an operator reads of it, in the log and from `shop doctor`. */
export const sealedElsewhere = {
  problem: (day: string) =>
    `The seed of the lottery draws of ${day} was sealed with another key than this process has: it draws nothing that day.`,
  mend: 'the same SHOP_DRAW_KEY (or keys/draws.key in SHOP_DATA) for every api process, then start them again (docs/fair-draws.md, "The key")',
} as const;

type Log = { error(details: object, message: string): void };

/** Says so in the log of a process. @returns whether there was something to say */
export async function logSealedElsewhere(shop: Pick<ShopContext, 'db' | 'config'>, log: Log): Promise<boolean> {
  const day = await daySealedElsewhere(shop);
  if (day === null) return false;
  log.error({ day }, `${sealedElsewhere.problem(day)} It needs ${sealedElsewhere.mend}.`);
  return true;
}
