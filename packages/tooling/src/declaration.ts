import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Declaration } from '@jishi/contracts/release';
import * as z from 'zod/mini';
import type { Part } from './part-plan.ts';
import { pagePath } from './plan-faults.ts';
import { PLATFORM, sharedModules } from './shared.ts';
import { readSources, usedExports } from './used-exports.ts';

type Contract = Record<string, { props: z.ZodMiniType; events: Record<string, z.ZodMiniType> }>;

const jsonSchema = (schema: z.ZodMiniType): Record<string, unknown> =>
  z.toJSONSchema(schema, { target: 'draft-7' }) as Record<string, unknown>;

async function readContract(part: Part): Promise<Contract> {
  if (!part.plan.contract) return {};
  const file = join(part.folder, part.plan.contract);
  return ((await import(pathToFileURL(file).href)) as { default: Contract }).default;
}

/**
 * What a part says of itself to the release tool, to web and to the shell.
 *
 * @throws when a page has no path, or a fragment no contract
 */
export async function declarationOf(part: Part): Promise<Omit<Declaration, 'version'>> {
  const contract = await readContract(part);
  const pages = Object.entries(part.plan.pages).map(([name, plan]) => {
    const id = `${part.mfName}/${name}`;
    const path = pagePath(id, plan);
    if (path === null) throw new Error(`page ${id} has no path`);
    return { id, path, layout: plan.layout, guarded: plan.guarded ?? false };
  });
  const fragments = Object.entries(part.plan.fragments).map(([name, plan]) => {
    const terms = contract[name];
    if (!terms)
      throw new Error(
        `fragment ${part.mfName}/${name} has no contract: add it to ${part.plan.contract ?? 'a contract.ts'}`,
      );
    return {
      id: `${part.mfName}/${name}`,
      hydrate: plan.hydrate,
      wakeOn: [...(plan.wakeOn ?? [])],
      props: jsonSchema(terms.props),
      events: Object.fromEntries(Object.entries(terms.events).map(([event, schema]) => [event, jsonSchema(schema)])),
    };
  });
  return {
    format: 1,
    part: part.name,
    mfName: part.mfName,
    owner: part.plan.owner,
    platform: PLATFORM,
    minApi: part.plan.minApi,
    pages,
    fragments,
    uses: usedExports(readSources(join(part.folder, 'src')), sharedModules()),
  };
}
