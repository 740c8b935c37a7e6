import { BUCKETS, type RolloutStep } from '@jishi/contracts/release';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Shared } from '../context/requests.ts';
import { parsePlan } from './plan-option.ts';

const BUCKETS_PER_PERCENT = BUCKETS / 100;

/** Options of commands that can begin with a share of the visitors: so many of the 10,000 buckets, or the steps of a plan. */
export type ShareOptions = { share?: number; plan?: RolloutStep[] };

export const withShareOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--share <percent>', 'begin a rollout: only this share of the visitors gets it').argParser(parseShare),
    )
    .addOption(
      new Option('--plan <file>', 'begin a rollout that goes on by itself, by the steps in this file')
        .argParser(parsePlan)
        .conflicts('share'),
    );

/** What a request says of it. */
export const sharedBy = ({ share, plan }: ShareOptions): Shared => ({
  buckets: plan?.[0]?.buckets ?? share,
  steps: plan,
});

/** Reads a share as typed, `5`, `0.5` or `5%`, as buckets; `null` for anything else. */
export function readShare(text: string): number | null {
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s?%?$/.exec(text) ?? [];
  const buckets = Math.round(Number(percent) * BUCKETS_PER_PERCENT);
  return percent !== undefined && buckets <= BUCKETS ? buckets : null;
}

/** Parses a share as typed. */
export function parseShare(text: string): number {
  const buckets = readShare(text);
  if (buckets !== null) return buckets;
  throw new InvalidArgumentError('Write a share in percent, from 0 to 100, with at most two decimals: 5, 0.5 or 25%.');
}
