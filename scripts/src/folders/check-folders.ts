import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findCycle } from './find-cycle.ts';
import { type FileImport, fileImports, folderGraph, folderOf } from './folder-graph.ts';
import { layerFaults } from './layers.ts';

const layer = z.object({ layer: z.string(), folders: z.array(z.string()) });
/** `layers.json` of a package: by folder, what of it may import what; `edge`: folders below one that only
 * folders of that name import, and those that put everything together. */
const layersFile = z
  .object({
    about: z.string(),
    edge: z.object({ below: z.string(), folder: z.string(), besides: z.array(z.string()) }).optional(),
  })
  .catchall(z.array(layer));

/** What is wrong with the folders of a package, in words: cycles of folders at any depth, and imports against its `layers.json`. */
export function folderFaults(root: string, name: string): string[] {
  const folder = join(root, name);
  const imports = fileImports(join(folder, 'src'));
  return [...cycleFaults(imports), ...orderFaults(folder, imports)].map((fault) => `${name}/src: ${fault}`);
}

function cycleFaults(imports: readonly FileImport[]): string[] {
  const depths = [1, 2, 3, Number.POSITIVE_INFINITY];
  const cycles = depths.flatMap((depth) => {
    const cycle = findCycle(folderGraph(imports, depth));
    return cycle ? [`a cycle of folders: ${cycle.map(({ from, to }) => `${from} → ${to}`).join(', ')}`] : [];
  });
  return [...new Set(cycles)];
}

function orderFaults(folder: string, imports: readonly FileImport[]): string[] {
  const file = join(folder, 'layers.json');
  if (!existsSync(file)) return [];
  const { about: _, edge, ...orders } = layersFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const upward = Object.entries(orders).flatMap(([of, layers]) =>
    layerFaults(within(imports, prefixOf(of)), layers).map((fault) => `${prefixOf(of)}${fault}`),
  );
  return [...upward, ...(edge ? edgeFaults(imports, edge) : [])];
}

type Edge = { below: string; folder: string; besides: readonly string[] };

/** Files beside an edge that import it: what is sent must not shape what is stored and decided. */
function edgeFaults(imports: readonly FileImport[], { below, folder, besides }: Edge): string[] {
  const isEdge = (path: string) => path.startsWith(prefixOf(below)) && path.split('/').includes(folder);
  return imports
    .filter(({ from, to }) => isEdge(to) && !isEdge(from) && !besides.includes(folderOf(from, 1)))
    .map(({ from, to }) => `${from} imports ${to}, which only ${folder}/ may`);
}

/** What paths below a folder of a package begin with, below its `src`. */
const prefixOf = (folder: string): string => (folder === 'src' ? '' : `${folder.replace(/^src\//, '')}/`);

/** The imports between files below a prefix, which is left out of their paths. */
function within(imports: readonly FileImport[], prefix: string): FileImport[] {
  return imports
    .filter(({ from, to }) => from.startsWith(prefix) && to.startsWith(prefix))
    .map(({ from, to }) => ({ from: from.slice(prefix.length), to: to.slice(prefix.length) }));
}
