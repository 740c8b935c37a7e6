import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toMfName } from '@jishi/contracts/names';
import type { PartPlan } from '@jishi/contracts/part';
import { nameFault, pathFault, sameAddresses } from '@jishi/tooling/plan-faults';
import { ScriptError } from '../script-error.ts';
import { listParts } from '../workspace.ts';

/** A remote somebody wants to begin. */
export type NewRemote = {
  part: string;
  owner: string;
  path: string;
  /** Number of its link in the header. */
  order: number;
};

/**
 * Checks a wish for a new remote against the names and paths that are taken.
 *
 * @param name `gift-cards` or `mf-gift-cards`
 * @throws ScriptError with everything that is wrong, in sentences
 */
export async function planRemote(root: string, name: string, owner: string, path: string): Promise<NewRemote> {
  const part = name === 'shell' || name.startsWith('mf-') ? name : `mf-${name}`;
  const plans = await readPlans(root);
  const faults = [
    nameFault(part) ?? (existsSync(join(root, part)) ? `there is a ${part} already: choose another name` : null),
    ownerFault(owner),
    pathFault(`${toMfName(part)}/home`, path) ?? clash(plans, path),
  ].filter((fault) => fault !== null);
  if (faults.length > 0) throw new ScriptError(`${part} cannot be begun:\n- ${faults.join('\n- ')}`);
  return { part, owner: owner.trim(), path, order: orderBehind(plans) };
}

const ownerFault = (owner: string): string | null =>
  /^[^\p{C}`|\\]{1,60}$/u.test(owner.trim()) ? null : `"${owner}" is no owner: the name of a team in one line`;

/** Paths other remotes state themselves. */
function clash(plans: readonly Plan[], path: string): string | null {
  for (const { part, plan } of plans) {
    const [page] = Object.entries(plan.pages).find(([, { path: other }]) => other && sameAddresses(other, path)) ?? [];
    if (page) return `"${path}" belongs to ${toMfName(part)}/${page} (${part}/part.ts)`;
  }
  return null;
}

/** The next free number in the header, behind every link it has now. */
function orderBehind(plans: readonly Plan[]): number {
  const taken = plans.flatMap(({ plan }) => (plan.navigation ?? []).map(({ at }) => at.header ?? 0));
  return Math.max(0, ...taken) + 10;
}

type Plan = { part: string; plan: PartPlan };

const readPlans = (root: string): Promise<Plan[]> =>
  Promise.all(
    listParts(root).map(async (part) => {
      const { default: plan } = (await import(pathToFileURL(join(root, part, 'part.ts')).href)) as {
        default: PartPlan;
      };
      return { part, plan };
    }),
  );
