import type { DbOrTx } from '../../../../kernel/db/database.ts';
import { gameOf } from '../../../../modules/lotteries/draw.ts';
import { countPrizes } from '../../../../modules/lotteries/prizes-left.ts';
import { loadLottery } from '../load-lotteries.ts';
import { drawsADay } from './lottery-figures.ts';
import type { OddsLottery } from './odds.ts';
import { prizeValues, readPointValue } from './prize-values.ts';

const DAY = 86_400_000;

/**
 * A stored lottery as its odds are looked at: visible prizes, what is left of them and what they cost.
 * @throws Refused when there is none
 */
export async function loadOdds(db: DbOrTx, id: number, now: Date): Promise<OddsLottery> {
  const { row } = await loadLottery(db, id);
  const counted = await countPrizes(db, id, now);
  const values = await prizeValues(
    db,
    counted.map(({ prize }) => prize),
  );
  return {
    game: gameOf(row.type),
    prizes: counted.map(({ prize, left }) => ({
      name: prize.name.zh ?? prize.name.en ?? '',
      isBlank: prize.modelType === null,
      weight: prize.weight,
      left: left < 0 ? null : left,
      value: values.get(prize.id) ?? 0,
    })),
    price: row.cost * (await readPointValue(db)),
    drawsADay: await drawsADay(db, id, row.startTime, now),
    daysLeft: Math.max(0, (row.endTime.getTime() - Math.max(now.getTime(), row.startTime.getTime())) / DAY),
  };
}
