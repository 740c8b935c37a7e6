import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MfName, type PartName, toMfName } from '@jishi/contracts/names';
import type { PartPlan } from '@jishi/contracts/part';
import { planFaults } from './plan-faults.ts';

/** A part as the build sees it. */
export type Part = { name: PartName; mfName: MfName; folder: string; plan: PartPlan };

/**
 * Reads `part.ts` of a part's folder.
 *
 * @throws when there is none: the folder is not a part; and naming everything that is wrong in it
 */
export async function readPart(folder: string): Promise<Part> {
  const file = join(folder, 'part.ts');
  if (!existsSync(file)) throw new Error(`${folder} has no part.ts: only a part of the shop can be built here`);
  const { default: plan } = (await import(pathToFileURL(file).href)) as { default: PartPlan };
  const faults = planFaults(plan, basename(folder));
  if (faults.length > 0) throw new Error(`${file} cannot be built:\n- ${faults.join('\n- ')}`);
  return { name: plan.name, mfName: toMfName(plan.name), folder, plan };
}
