import { join } from 'node:path';
import { emittedEvents, emittedIn, subscribedEvents, subscribedIn } from './events.ts';
import type { Part } from './part-plan.ts';
import { placedFragments, placedIn } from './placed-fragments.ts';
import { Program } from './program.ts';
import type { Source } from './sources.ts';

/** What one page or fragment does to others, by its id; of the shell: its frame. */
export type ModuleEffects = {
  id: string;
  /** Ids of the fragments it places. */
  places: readonly string[];
  /** Names of the events it emits and subscribes to. */
  emits: readonly string[];
  subscribes: readonly string[];
};

/** What the modules of a part do: each with everything its module mentions, however far away. */
export function moduleEffects({ name, mfName, folder, plan }: Part, sources: readonly Source[]): ModuleEffects[] {
  if (name === 'shell') {
    const [places, emits, subscribes] = [placedFragments(sources), emittedEvents(sources), subscribedEvents(sources)];
    return [{ id: name, places, emits, subscribes }];
  }
  const program = new Program(sources);
  return Object.entries({ ...plan.pages, ...plan.fragments }).map(([short, { module }]) => {
    const found = program.reached(join(folder, module));
    return {
      id: `${mfName}/${short}`,
      places: sorted(found.flatMap(({ node, source }) => placedIn(node, source))),
      emits: sorted(found.flatMap(({ node, source }) => emittedIn(node, source.file))),
      subscribes: sorted(found.flatMap(({ node, source }) => subscribedIn(node, source.file))),
    };
  });
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();
