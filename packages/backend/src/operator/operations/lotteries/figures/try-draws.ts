import { randomBytes } from 'node:crypto';
import { draw, SEED_BYTES } from '@jishi/fair-draw';
import type { OddsLottery } from './odds.ts';

/** What many draws came to. `won`: how often each prize was won, in the order of the list; `refused`: with nothing left to draw. */
export type Trial = { draws: number; won: number[]; lost: number; refused: number; cost: number };

/** Draws so many times by the function of the shop, from a seed of this trial, taking out of the stock as it goes. */
export async function tryDraws({ game, prizes }: OddsLottery, draws: number): Promise<Trial> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const left = prizes.map((prize) => prize.left ?? -1);
  const trial: Trial = { draws, won: prizes.map(() => 0), lost: 0, refused: 0, cost: 0 };
  for (let at = 1; at <= draws; at += 1) {
    const ticket = { day: '2000-01-01', lotteryId: 1, customerId: 1, draw: at, word: '' };
    const state = prizes.map(({ weight }, place) => ({ weight, left: left[place] ?? 0 }));
    const outcome = await draw({ seed, ticket, game, prizes: state });
    if (outcome === null) trial.refused += 1;
    else if (outcome.prize === null) trial.lost += 1;
    else take(trial, left, outcome.prize, prizes[outcome.prize]?.value ?? 0);
  }
  return trial;
}

function take(trial: Trial, left: number[], place: number, value: number): void {
  trial.won[place] = (trial.won[place] ?? 0) + 1;
  trial.cost += value;
  const before = left[place] ?? 0;
  if (before > 0) left[place] = before - 1;
}
