import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePartNames, isPartName } from '../../packages/contracts/src/names.ts';

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

/**
 * Files and folders that can enter the build of a part: its own, the packages it depends on (and those they depend on),
 * the build preset, and what others promise it, which stands in its declaration: contracts of all parts, the api's
 * description. Relative to `root`, sorted.
 */
export function buildSources(root: string, part: string): string[] {
  const found = new Set<string>([part, 'packages/tooling']);
  const visit = (folder: string) => {
    for (const name of dependenciesOf(root, folder)) {
      const dependency = `packages/${name}`;
      if (found.has(dependency)) continue;
      found.add(dependency);
      visit(dependency);
    }
  };
  for (const folder of [...found]) visit(folder);
  const contracts = listParts(root).map((name) => `${name}/src/contract.ts`);
  return [...found, ...contracts, 'packages/backend/openapi.json'].sort();
}

/** Workspace packages a folder depends on at run time: `api` for `"@jishi/api": "workspace:*"`. */
function dependenciesOf(root: string, folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageJson;
  return Object.entries(dependencies)
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name.replace('@jishi/', ''));
}
