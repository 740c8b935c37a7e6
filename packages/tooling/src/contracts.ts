import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPartName, toMfName } from '@jishi/contracts/names';
import type { PartPlan } from '@jishi/contracts/part';
import type { FragmentEntry } from '@jishi/contracts/release';
import * as z from 'zod/mini';
import { importFresh } from './fresh-import.ts';
import type { Part } from './part-plan.ts';

/** What the owner of a fragment promises, as JSON Schema. */
export type Terms = Pick<FragmentEntry, 'props' | 'events'>;

type Contract = Record<string, { props: z.ZodMiniType; events: Record<string, z.ZodMiniType> }>;

/** Contracts of the fragments of one part, by their short names. */
export async function contractOf(folder: string, plan: PartPlan): Promise<Record<string, Terms>> {
  if (!plan.contract) return {};
  const { default: contract } = await importFresh<{ default: Contract }>(join(folder, plan.contract));
  return Object.fromEntries(
    Object.entries(contract).map(([name, { props, events }]) => {
      const told = Object.entries(events).map(([event, schema]) => [event, jsonSchema(schema)]);
      return [name, { props: jsonSchema(props), events: Object.fromEntries(told) }];
    }),
  );
}

/** JSON Schema of what may be given. An object may have the named properties only: what is not said is not promised. */
function jsonSchema(schema: z.ZodMiniType): Record<string, unknown> {
  const written = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override({ zodSchema, jsonSchema: json }) {
      const { def } = zodSchema._zod;
      if (def.type === 'object' && !('catchall' in def && def.catchall)) json.additionalProperties = false;
    },
  });
  return inOrder(written) as Record<string, unknown>;
}

/** Keys in the order release documents have: a part that stands alone reads them from there and makes the same bytes. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, inOrder(item)]));
}

/**
 * Contracts of all fragments a part can know, by id: of the parts in the folders beside it and its own; for a part that
 * stands alone what `pnpm release types` wrote beside its types, of the live release.
 */
export async function knownContracts(part: Part): Promise<Map<string, Terms>> {
  const beside = dirname(part.folder);
  const folders = readdirSync(beside).filter((name) => isPartName(name) && existsSync(join(beside, name, 'part.ts')));
  const found = new Map(Object.entries(liveContracts(part)));
  for (const name of folders) {
    const folder = join(beside, name);
    const { default: plan } = await importFresh<{ default: PartPlan }>(join(folder, 'part.ts'));
    add(found, name, await contractOf(folder, plan));
  }
  add(found, part.name, await contractOf(part.folder, part.plan));
  return found;
}

function add(found: Map<string, Terms>, part: string, contract: Readonly<Record<string, Terms>>): void {
  for (const [name, terms] of Object.entries(contract)) found.set(`${toMfName(part)}/${name}`, terms);
}

/** Written with the types of the live release: `{ "mf_catalog/product-strip": { "props": …, "events": … } }`. */
function liveContracts({ folder }: Part): Record<string, Terms> {
  const file = join(folder, 'src/generated/live.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Terms>) : {};
}
