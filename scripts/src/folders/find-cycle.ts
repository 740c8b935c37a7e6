import type { FileImport } from './folder-graph.ts';

type Graph = ReadonlyMap<string, ReadonlyMap<string, FileImport>>;

/** The shortest way along which a folder imports itself, as the imports it is made of; null when there is none. */
export function findCycle(graph: Graph): FileImport[] | null {
  const ways = [...graph.keys()].sort().flatMap((start) => {
    const way = wayBack(graph, start);
    return way ? [way] : [];
  });
  return ways.sort((one, other) => one.length - other.length)[0] ?? null;
}

/** A breadth-first search from a folder back to it. */
function wayBack(graph: Graph, start: string): FileImport[] | null {
  const known = new Set<string>();
  let front: { folder: string; way: FileImport[] }[] = [{ folder: start, way: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { folder, way } of front) {
      for (const [to, shown] of graph.get(folder) ?? []) {
        if (to === start) return [...way, shown];
        if (known.has(to)) continue;
        known.add(to);
        next.push({ folder: to, way: [...way, shown] });
      }
    }
    front = next;
  }
  return null;
}
