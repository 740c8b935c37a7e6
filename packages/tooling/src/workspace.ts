import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePartNames, isPartName } from '@jishi/contracts/names';

type PackageJson = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Folders that are parts: those that say in a `part.ts` what they are. The shell first, then the remotes by name. */
export const listParts = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => isPartName(name) && existsSync(join(root, name, 'part.ts')))
    .sort(comparePartNames);

/** A folder of the workspace, the packages it depends on at run time, and those they depend on; relative to `root`, sorted. */
export function withPackages(root: string, folder: string): string[] {
  const found = new Set<string>([folder]);
  const visit = (from: string) => {
    for (const name of dependenciesOf(root, from)) {
      const dependency = `packages/${name}`;
      if (found.has(dependency)) continue;
      found.add(dependency);
      visit(dependency);
    }
  };
  visit(folder);
  return [...found].sort();
}

/**
 * Files and folders that can enter the build of a part: its own, the packages it depends on (and those they depend on),
 * the build preset, and what others promise it, which stands in its declaration: contracts of all parts, the api's
 * description and its kept levels. Relative to `root`, sorted.
 */
export function buildSources(root: string, part: string): string[] {
  const folders = [...withPackages(root, part), ...withPackages(root, 'packages/tooling')];
  const contracts = listParts(root).map((name) => `${name}/src/contract.ts`);
  return [...new Set([...folders, ...contracts, 'packages/backend/openapi', 'packages/backend/openapi.json'])].sort();
}

/** Workspace packages a folder depends on at run time: `api` for `"@jishi/api": "workspace:*"`. */
function dependenciesOf(root: string, folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageJson;
  return Object.entries(dependencies)
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name.replace('@jishi/', ''));
}
