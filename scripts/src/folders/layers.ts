import { type FileImport, folderGraph, folderOf } from './folder-graph.ts';

/** Folders that stand at one height: they may import each other and those of layers before theirs. */
export type Layer = { layer: string; folders: readonly string[] };

/**
 * What breaks the order of layers, in words: folders that import upwards, and such as stand in no layer or in no folder.
 * @param imports of the folder whose sub-folders the layers name
 */
export function layerFaults(imports: readonly FileImport[], layers: readonly Layer[]): string[] {
  const heights = new Map(layers.flatMap(({ folders }, height) => folders.map((folder) => [folder, height] as const)));
  const found = new Set(imports.flatMap(({ from, to }) => [folderOf(from, 1), folderOf(to, 1)]));
  const unnamed = [...found].filter((folder) => !heights.has(folder)).map((folder) => `${folder} stands in no layer`);
  const gone = [...heights.keys()]
    .filter((folder) => !found.has(folder))
    .map((folder) => `${folder} is a layer's, and no folder`);
  const upward = [...folderGraph(imports, 1)].flatMap(([from, edges]) =>
    [...edges].flatMap(([to, shown]) => {
      const [low, high] = [heights.get(from), heights.get(to)];
      if (low === undefined || high === undefined || high <= low) return [];
      return [`${from} (${layers[low]?.layer}) imports ${to} (${layers[high]?.layer}): ${shown.from} → ${shown.to}`];
    }),
  );
  return [...unnamed, ...gone, ...upward];
}
