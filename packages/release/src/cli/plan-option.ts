import { readFileSync } from 'node:fs';
import type { RolloutStep } from '@jishi/contracts/release';
import { InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { isGate } from '../decisions/gate.ts';
import { readDuration } from '../times/typed-times.ts';
import { readShare } from './share-option.ts';

const MOST_STEPS = 20;

const typedStep = z.strictObject({
  share: z.union([z.number(), z.string()]).transform((share) => readShare(String(share))),
  for: z.string().transform(readDuration),
  gate: z.string().refine(isGate, 'has to begin with https://').optional(),
  visitors: z.int().min(0).optional(),
});

const typed = z.strictObject({ steps: z.array(typedStep).min(1).max(MOST_STEPS) });

/** Reads the plan of a rollout from a file: `{ "steps": [{ "share": 1, "for": "10m" }, …] }`. */
export function parsePlan(path: string): RolloutStep[] {
  const { steps } = read(path);
  return steps.map(({ share, for: lasts, gate, visitors }, index) => {
    const [where, before] = [`step ${index + 1}`, steps[index - 1]?.share ?? -1];
    if (share === null) refuse(path, `${where} has no share in percent, from 0 to 100, with at most two decimals`);
    if (lasts === null || lasts === 0) refuse(path, `${where} does not say for how long, like 10m, 2h or 1d`);
    if (share <= before) refuse(path, `${where} gives it to no more visitors than the one before`);
    return { buckets: share, lasts, ...(gate !== undefined && { gate }), ...(visitors !== undefined && { visitors }) };
  });
}

function read(path: string): z.infer<typeof typed> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return refuse(path, error instanceof Error ? error.message : String(error));
  }
  const result = typed.safeParse(value);
  if (result.success) return result.data;
  return refuse(path, result.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; '));
}

function refuse(path: string, problem: string): never {
  throw new InvalidArgumentError(`${path}: ${problem}`);
}
