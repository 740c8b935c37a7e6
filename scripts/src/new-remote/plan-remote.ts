import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toMfName } from '../../../packages/contracts/src/names.ts';
import type { PartPlan } from '../../../packages/contracts/src/part.ts';
import { nameFault, pathFault, sameAddresses } from '../../../packages/tooling/src/plan-faults.ts';
import { ScriptError } from '../script-error.ts';
import { listParts } from '../workspace.ts';

/** A remote somebody wants to begin. */
export type NewRemote = { part: string; owner: string; path: string };

/**
 * Checks a wish for a new remote against the names and paths that are taken.
 *
 * @param name `gift-cards` or `mf-gift-cards`
 * @throws ScriptError with everything that is wrong, in sentences
 */
export async function planRemote(root: string, name: string, owner: string, path: string): Promise<NewRemote> {
  const part = name === 'shell' || name.startsWith('mf-') ? name : `mf-${name}`;
  const faults = [
    nameFault(part) ?? (existsSync(join(root, part)) ? `there is a ${part} already: choose another name` : null),
    ownerFault(owner),
    pathFault(`${toMfName(part)}/home`, path) ?? (await clash(root, path)),
  ].filter((fault) => fault !== null);
  if (faults.length > 0) throw new ScriptError(`${part} cannot be begun:\n- ${faults.join('\n- ')}`);
  return { part, owner: owner.trim(), path };
}

const ownerFault = (owner: string): string | null =>
  /^[^\p{C}`|\\]{1,60}$/u.test(owner.trim()) ? null : `"${owner}" is no owner: the name of a team in one line`;

/** Paths other remotes state themselves. */
async function clash(root: string, path: string): Promise<string | null> {
  for (const part of listParts(root)) {
    const { default: plan } = (await import(pathToFileURL(join(root, part, 'part.ts')).href)) as { default: PartPlan };
    const [page] = Object.entries(plan.pages).find(([, { path: other }]) => other && sameAddresses(other, path)) ?? [];
    if (page) return `"${path}" belongs to ${toMfName(part)}/${page} (${part}/part.ts)`;
  }
  return null;
}
