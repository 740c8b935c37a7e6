import { type Epoch, type GroupCounts, type Judgement, judge } from '@jishi/release/judgement';
import { repeatableRandom } from '../api/load/zipf.ts';
import { binomial } from './binomial.ts';
import { type Odds, oddsOf, type Scenario, well } from './visitors.ts';

/** So many visitors have the candidate before more get it. */
export const VISITORS = 150;

/** Shares, and minutes each lasts at least. */
const plan = [
  { share: 0.01, minutes: 10 },
  { share: 0.1, minutes: 30 },
  { share: 0.5, minutes: 60 },
  { share: 1, minutes: 60 },
] as const;

/** How a rollout ended. */
export type Ending = {
  /** Minute in which it was aborted, of those in which it was bad; `null`: it never was. */
  abortedAt: number | null;
  judgement: Judgement;
  /** Visitors, those that had the candidate, and of these who noticed. */
  visitors: number;
  harmed: number;
};

/** One rollout by its plan, judged every minute. `perMinute`: visitors with an id who come for the first time. */
export function simulateRollout(scenario: Scenario, perMinute: number, seed: number): Ending {
  const random = repeatableRandom(seed);
  const [badOdds, controlOdds] = [oddsOf(scenario.change(well)), oddsOf(well)];
  const epochs: Epoch[] = [];
  let [badMinutes, visitors, harmed] = [0, 0, 0];
  for (const { share, minutes } of plan) {
    const epoch = { share, candidate: nobody(), control: nobody() };
    epochs.push(epoch);
    const isBad = share === 1 || !scenario.isAtLast;
    for (let i = 0; i < minutes || epoch.candidate.visitors < VISITORS; i += 1) {
      const candidates = binomial(random, perMinute, share);
      if (isBad) badMinutes += 1;
      come(random, epoch.candidate, isBad ? badOdds : controlOdds, candidates);
      come(random, epoch.control, controlOdds, perMinute - candidates);
      visitors += perMinute;
      harmed += isBad ? binomial(random, candidates, scenario.harmed) : 0;
      const judgement = judge(epochs);
      if (judgement.isBad) return { abortedAt: badMinutes, judgement, visitors, harmed };
    }
  }
  return { abortedAt: null, judgement: judge(epochs), visitors, harmed };
}

type Counting = { visitors: number; events: Record<string, Record<string, number>> };

const nobody = (): Counting & GroupCounts => ({ visitors: 0, events: {} });

function come(random: () => number, group: Counting, { single, nested }: Odds, count: number): void {
  group.visitors += count;
  for (const [family, event, probability] of single) add(group, family, event, binomial(random, count, probability));
  for (const [vital, limits] of nested) {
    let [left, before] = [count, 1];
    for (const [limit, probability] of limits) {
      left = binomial(random, left, before === 0 ? 0 : probability / before);
      before = probability;
      add(group, vital, String(limit), left);
    }
  }
}

function add({ events }: Counting, family: string, event: string, count: number): void {
  const own = events[family] ?? {};
  events[family] = own;
  own[event] = (own[event] ?? 0) + count;
}
