import type { Declaration } from '@jishi/contracts/release';

/** One event somebody emits: a fragment by its id, or a part with its pages or frame. */
export type EmittedEvent = { id: string; part: string; name: string; schema: Record<string, unknown> };

/** Every event a part emits; of a version built before parts declared it only what its fragments emit. */
export function emittedBy({ part, fragments, tells = {} }: Declaration): EmittedEvent[] {
  const byFragments = fragments.flatMap(({ id, events }) =>
    Object.entries(events).map(([name, schema]) => ({ id, part, name, schema })),
  );
  const isByFragment = (event: string) => byFragments.some(({ name }) => name === event);
  const others = Object.entries(tells).filter(([name]) => !isByFragment(name));
  return [...byFragments, ...others.map(([name, schema]) => ({ id: part, part, name, schema }))];
}
