import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPartName, toMfName } from '@jishi/contracts/names';
import type { PartPlan } from '@jishi/contracts/part';
import { plannedEvents } from '@jishi/contracts/planned-events';
import * as z from 'zod/mini';
import { importFresh } from './fresh-import.ts';
import type { Part } from './part-plan.ts';

export type JsonSchema = Record<string, unknown>;

/** What a part promises, as JSON Schema: props of its fragments by their short names, payloads of its own events. */
export type PartTerms = { props: Record<string, JsonSchema>; events: Record<string, JsonSchema> };

type ContractModule = {
  default?: Record<string, { props: z.ZodMiniType }>;
  events?: Record<string, z.ZodMiniType>;
};

/** What stands in the contract of one part. */
export async function contractOf(folder: string, plan: PartPlan): Promise<PartTerms> {
  if (!plan.contract) return { props: {}, events: {} };
  const { default: fragments = {}, events = {} } = await importFresh<ContractModule>(join(folder, plan.contract));
  return {
    props: mapped(fragments, ({ props }) => jsonSchema(props)),
    events: mapped(events, jsonSchema),
  };
}

/** Payloads of the events the shop was planned with, by name. */
export const plannedPayloads = (): Record<string, JsonSchema> =>
  mapped(plannedEvents, ({ payload }) => jsonSchema(payload));

const mapped = <From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** JSON Schema of what may be given. An object may have the named properties only: what is not said is not promised. */
function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const written = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override({ zodSchema, jsonSchema: json }) {
      const { def } = zodSchema._zod;
      if (def.type === 'object' && !('catchall' in def && def.catchall)) json.additionalProperties = false;
    },
  });
  return inOrder(written) as JsonSchema;
}

/** Keys in the order release documents have: a part that stands alone reads them from there and makes the same bytes. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, inOrder(item)]));
}

/** Props of fragments by id, and what each event may carry: one schema for each who states it otherwise. */
export type KnownTerms = { props: Map<string, JsonSchema>; events: Map<string, JsonSchema[]> };

/**
 * Everything promised that a part can know: of the shop's plan, of the parts in the folders beside it and its own; for
 * a part that stands alone what `pnpm release types` wrote beside its types, of the live release.
 */
export async function knownTerms(part: Part): Promise<KnownTerms> {
  const beside = dirname(part.folder);
  const folders = readdirSync(beside).filter(
    (name) => isPartName(name) && name !== part.name && existsSync(join(beside, name, 'part.ts')),
  );
  const live = liveTerms(part);
  const props = new Map(Object.entries(live).map(([id, terms]) => [id, terms.props]));
  const payloads: [string, JsonSchema][] = Object.values(live).flatMap(({ events }) => Object.entries(events));
  const add = (name: string, terms: PartTerms) => {
    for (const [fragment, schema] of Object.entries(terms.props)) props.set(`${toMfName(name)}/${fragment}`, schema);
    payloads.push(...Object.entries(terms.events));
  };
  for (const name of folders) {
    const folder = join(beside, name);
    const { default: plan } = await importFresh<{ default: PartPlan }>(join(folder, 'part.ts'));
    add(name, await contractOf(folder, plan));
  }
  add(part.name, await contractOf(part.folder, part.plan));
  const planned = plannedPayloads();
  const others = payloads.filter(([name]) => !(name in planned));
  return { props, events: byName([...Object.entries(planned), ...others]) };
}

function byName(payloads: readonly (readonly [string, JsonSchema])[]): Map<string, JsonSchema[]> {
  const found = new Map<string, Map<string, JsonSchema>>();
  for (const [name, schema] of payloads) {
    found.set(name, (found.get(name) ?? new Map<string, JsonSchema>()).set(JSON.stringify(schema), schema));
  }
  return new Map([...found].map(([name, schemas]) => [name, [...schemas.values()]]));
}

type LiveTerms = Record<string, { props: JsonSchema; events: Record<string, JsonSchema> }>;

/** Written with the types of the live release: `{ "mf_catalog/product-strip": { "props": …, "events": … } }`. */
function liveTerms({ folder }: Part): LiveTerms {
  const file = join(folder, 'src/generated/live.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LiveTerms) : {};
}
