import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findCycle } from './find-cycle.ts';
import { type FileImport, fileImports, folderGraph } from './folder-graph.ts';
import { layerFaults } from './layers.ts';

const layer = z.object({ layer: z.string(), folders: z.array(z.string()) });
/** `layers.json` of a package: by folder, what of it may import what. */
const layersFile = z.object({ about: z.string() }).catchall(z.array(layer));

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
  const { about: _, ...orders } = layersFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(orders).flatMap(([of, layers]) => {
    const prefix = of === 'src' ? '' : `${of.replace(/^src\//, '')}/`;
    return layerFaults(within(imports, prefix), layers).map((fault) => `${prefix}${fault}`);
  });
}

/** The imports between files below a prefix, which is left out of their paths. */
function within(imports: readonly FileImport[], prefix: string): FileImport[] {
  return imports
    .filter(({ from, to }) => from.startsWith(prefix) && to.startsWith(prefix))
    .map(({ from, to }) => ({ from: from.slice(prefix.length), to: to.slice(prefix.length) }));
}
