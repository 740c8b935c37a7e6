import { desc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { lotterySeeds } from '../../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../../testing/index.ts';
import { logSealedElsewhere } from './sealed-elsewhere.ts';
import { publishSeeds, seedOfDay } from './seeds.ts';

describeInTurn('a process with another key for draws', (shop) => {
  const said: string[] = [];
  const log = { error: (_: object, message: string) => said.push(message) };
  const own = () => shop().app.shop;
  const other = () => ({ ...own(), config: { ...own().config, drawKey: 'k'.repeat(32) } });
  beforeEach(async () => {
    said.splice(0);
    await shop().db.delete(lotterySeeds);
  });

  it('has nothing to say before there is a seed, and of one it can open', async () => {
    expect(await logSealedElsewhere(other(), log)).toBe(false);
    await seedOfDay(shop().db, own(), shop().now);
    expect(await logSealedElsewhere(own(), log)).toBe(false);
    expect(said).toEqual([]);
  });

  it('says which day it cannot draw, and what to do', async () => {
    const { day } = await seedOfDay(shop().db, own(), shop().now);
    expect(await logSealedElsewhere(other(), log)).toBe(true);
    expect(said).toEqual([expect.stringMatching(new RegExp(`draws of ${day} .*SHOP_DRAW_KEY.*fair-draws`))]);
  });

  it('says no more of it once that day is published', async () => {
    await seedOfDay(shop().db, own(), shop().now);
    await publishSeeds(shop().db, own(), new Date(shop().now.getTime() + 86_400_000));
    const [newest] = await shop().db.select().from(lotterySeeds).orderBy(desc(lotterySeeds.day));
    expect(newest?.seed).not.toBeNull();
    expect(await logSealedElsewhere(other(), log)).toBe(false);
  });
});
