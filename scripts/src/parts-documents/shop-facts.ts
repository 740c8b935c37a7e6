import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration } from '@jishi/contracts/release';
import { sourcesOfPart } from '@jishi/tooling/compiled-in';
import { declarationOf } from '@jishi/tooling/declaration';
import { type ModuleEffects, moduleEffects } from '@jishi/tooling/module-acts';
import { readPart } from '@jishi/tooling/part-plan';
import { listParts } from '../workspace.ts';

/** What a part says of itself by its `part.ts`, contract and sources. */
export type PartFacts = {
  declaration: Omit<Declaration, 'version' | 'uses' | 'size' | 'effects'>;
  acts: ModuleEffects[];
};

/** The parts of the workspace: the shell first, then the remotes by name. */
export const readShop = (root: string): Promise<PartFacts[]> =>
  Promise.all(
    listParts(root).map(async (name) => {
      const part = await readPart(join(root, name));
      return { declaration: await declarationOf(part), acts: moduleEffects(part, sourcesOfPart(part.folder)) };
    }),
  );

/** A folder of the workspace: the packages it may import, and what Biome refuses there. */
export type ImportFacts = { folder: string; packages: string[]; refused: string | null };

type BiomeOverride = {
  includes: string[];
  linter?: { rules?: { style?: { noRestrictedImports?: { options: { patterns: { message: string }[] } } } } };
};

/** Who may import whom: by the dependencies of each folder (there are no others) and by `biome.json`. */
export function readImports(root: string, folders: readonly string[]): ImportFacts[] {
  const { overrides } = readJson<{ overrides: BiomeOverride[] }>(join(root, 'biome.json'));
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(
        join(root, folder, 'package.json'),
      );
      const own = overrides.filter(({ includes }) => includes.some((pattern) => isBelow(folder, pattern)));
      const messages = own.flatMap(
        ({ linter }) => linter?.rules?.style?.noRestrictedImports?.options.patterns.map(({ message }) => message) ?? [],
      );
      const packages = Object.keys(dependencies).filter((name) => name.startsWith('@jishi/'));
      return {
        folder,
        packages: packages.map((name) => name.slice('@jishi/'.length)).sort(),
        refused: messages[0] ?? null,
      };
    });
}

/** Whether `mf-*\/**` speaks of `mf-catalog`. */
const isBelow = (folder: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/\/\*\*$/, '').replaceAll('*', '[^/]*')}$`).test(folder);

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
