import { join } from 'node:path';
import { heardEvents, heardIn, toldEvents, toldIn } from './events.ts';
import type { Part } from './part-plan.ts';
import { placedFragments, placedIn } from './placed-fragments.ts';
import { Program } from './program.ts';
import type { Source } from './sources.ts';

/** What one page or fragment does to others, by its id; of the shell: its frame. */
export type ModuleActs = {
  id: string;
  /** Ids of the fragments it places. */
  places: readonly string[];
  /** Names of the events it tells and hears. */
  tells: readonly string[];
  hears: readonly string[];
};

/** What the modules of a part do: each with everything its module mentions, however far away. */
export function moduleActs({ name, mfName, folder, plan }: Part, sources: readonly Source[]): ModuleActs[] {
  if (name === 'shell') {
    const [places, tells, hears] = [placedFragments(sources), toldEvents(sources), heardEvents(sources)];
    return [{ id: name, places, tells, hears }];
  }
  const program = new Program(sources);
  return Object.entries({ ...plan.pages, ...plan.fragments }).map(([short, { module }]) => {
    const found = program.reached(join(folder, module));
    return {
      id: `${mfName}/${short}`,
      places: sorted(found.flatMap(({ node, source }) => placedIn(node, source))),
      tells: sorted(found.flatMap(({ node, source }) => toldIn(node, source.file))),
      hears: sorted(found.flatMap(({ node, source }) => heardIn(node, source.file))),
    };
  });
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();
