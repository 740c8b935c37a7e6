import { hashOfSeed } from '@jishi/fair-draw';
import type { ShopContext } from '../../../../kernel/context/shop-app.ts';
import type { DbOrTx } from '../../../../kernel/db/database.ts';
import type { Times } from '../../../../kernel/wire/times.ts';
import { isPublished } from '../../../../modules/lotteries/fairness/day-of-draws.ts';
import { openSeed, type SeedRow } from '../../../../modules/lotteries/fairness/seeds.ts';
import { checkDraw } from './audit-draw.ts';
import { checkOrder } from './audit-order.ts';
import { type AuditedDraw, type DayRecords, readDay } from './audit-records.ts';

/** Something that should not be. `draw`: its id, null for what is of the whole day. */
type Fault = { lottery: number | null; draw: number | null; reason: string };

/** What a day of draws came to. `notes`: what somebody should know, and is no fault. */
export type Audit = {
  day: string;
  hash: string | null;
  isOver: boolean;
  lotteries: { id: number; draws: number; won: number; points: number }[];
  faults: Fault[];
  notes: string[];
};

type Shop = Pick<ShopContext, 'config' | 'times'>;

/**
 * Checks every draw of a day (`YYYY-MM-DD`): the seed is the one whose hash was shown, draws are numbered without gaps, each follows
 * from what was stored with it and nothing of that was changed, prizes come out of what was left, points were taken. A day that is
 * not over is checked as well; its seed stays where it is.
 */
export async function auditDay(db: DbOrTx, shop: Shop, day: string, now: Date): Promise<Audit> {
  const records = await readDay(db, day, shop.times);
  const { seed: row, draws, unproven, older } = records;
  const faults: Fault[] = unproven.map((draw) => ({ lottery: null, draw, reason: 'has nothing it was made from' }));
  const notes: string[] = older > 0 ? [`${older} draws were made before draws could be checked.`] : [];
  const seed = row === null ? null : await seedOf(row, shop, faults);
  for (const [lotteryId, ofLottery] of byLottery(records)) {
    const order = checkOrder(ofLottery, records.counts.get(lotteryId) ?? 0);
    faults.push(...order.faults.map((fault) => ({ lottery: lotteryId, ...fault })));
    notes.push(...order.notes.map((note) => `Lottery ${lotteryId}: ${note}`));
    if (seed !== null) faults.push(...(await drawFaults(ofLottery, seed, records, shop.times)));
  }
  if (row === null && draws.length === 0) notes.push('Nobody drew on this day, and there is no seed.');
  const lotteries = [...byLottery(records)].map(([id, ofLottery]) => summaryOf(id, ofLottery));
  return { day, hash: row?.hash ?? null, isOver: isPublished(day, now, shop.times), lotteries, faults, notes };
}

async function drawFaults(
  draws: readonly AuditedDraw[],
  seed: string,
  { paid }: DayRecords,
  times: Times,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const draw of draws) {
    const reasons = await checkDraw(draw, seed, paid.get(draw.log.id) ?? 0, times);
    faults.push(...reasons.map((reason) => ({ lottery: draw.proof.lotteryId, draw: draw.log.id, reason })));
  }
  return faults;
}

async function seedOf(row: SeedRow, shop: Shop, faults: Fault[]): Promise<string | null> {
  const ofDay = (reason: string) => faults.push({ lottery: null, draw: null, reason });
  const opened = await openSeed(row, shop);
  const seed = opened ?? row.seed ?? '';
  if (seed === '') {
    ofDay('the seed cannot be opened: bring back keys/draws.key in SHOP_DATA, or SHOP_DRAW_KEY');
    return null;
  }
  if (row.seed !== null && row.seed !== seed) ofDay('the published seed is not the sealed one');
  const hash = await hashOfSeed(seed).catch(() => null);
  if (hash !== row.hash) ofDay('the seed is not the one whose hash was shown');
  return hash === null ? null : seed;
}

function byLottery({ draws, counts }: DayRecords): Map<number, AuditedDraw[]> {
  const found = new Map<number, AuditedDraw[]>([...counts.keys()].map((id) => [id, []]));
  for (const draw of draws) found.set(draw.proof.lotteryId, [...(found.get(draw.proof.lotteryId) ?? []), draw]);
  return found;
}

function summaryOf(id: number, draws: readonly AuditedDraw[]): Audit['lotteries'][number] {
  const points = draws.reduce((sum, { proof }) => sum + proof.cost, 0);
  return { id, draws: draws.length, won: draws.filter(({ kind }) => kind !== null).length, points };
}
