import { type Break, firstLoad, navigateToPage, navigateToPlaced } from './cells.ts';
import { type PlaceInShop, type Remote, remotes } from './places.ts';

/** Whose place is visited, and how. */
const visits = [
  'own page, first load',
  'own page, navigation',
  'placed fragment, first load',
  'placed fragment, navigation',
] as const;
type Visit = (typeof visits)[number];

/** A cell of the matrix by name. */
export type Named<Fault> = { remote: Remote; fault: Fault; visit: Visit };

/** A remote without a page of its own is met by its fragment. */
const asThere = <Fault>({ remote, fault, visit }: Named<Fault>): Named<Fault> => ({
  ...{ remote, fault },
  visit: remote.ownPage === null ? (visit.replace('own page', 'placed fragment') as Visit) : visit,
});

/**
 * The cells for some faults. Every remote meets every fault, every fault every visit, and every remote as many visits as
 * there are faults; with `TEST_FULL` each of them meets each, three at a time.
 */
export function cellsOf<Fault extends string>(faults: readonly Fault[]): Named<Fault>[] {
  if (!process.env['TEST_FULL']) {
    const cells = remotes.flatMap((remote, row) =>
      faults.map((fault, column) => asThere({ remote, fault, visit: visits[(row + column) % visits.length]! })),
    );
    return [...new Map(cells.map((cell) => [`${cell.remote.name} ${cell.fault} ${cell.visit}`, cell])).values()];
  }
  return remotes.flatMap((remote) => {
    const there = visits.filter((visit) => remote.ownPage !== null || !visit.startsWith('own'));
    return faults.flatMap((fault) => there.map((visit) => ({ remote, fault, visit })));
  });
}

/** How a place is found and broken. */
type Around = {
  breakIt: (place: PlaceInShop) => Break;
  /** The place as this matrix meets it. */
  adapt?: <P extends PlaceInShop>(place: P) => P;
};

/** The test of a cell. */
export function walk({ remote, visit }: Named<string>, { breakIt, adapt = (place) => place }: Around) {
  const { ownPage, placed } = remote;
  return async (page: Parameters<Break>[0], origin: string): Promise<void> => {
    const cell = <P extends PlaceInShop>(place: P) => ({
      ...{ page, origin, remote, place: adapt(place), breakIt: breakIt(place) },
    });
    if (visit === 'placed fragment, first load') return firstLoad(cell(placed));
    if (visit === 'placed fragment, navigation') return navigateToPlaced(cell(placed));
    if (ownPage === null) throw new Error(`${remote.name} has no page of its own.`);
    return visit === 'own page, first load' ? firstLoad(cell(ownPage)) : navigateToPage(cell(ownPage));
  };
}
