import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCompiledIn } from './shared.ts';
import { readSource, readTree, type Source } from './sources.ts';

type PackageJson = { exports?: Record<string, string> };

/**
 * File an import of a source leads to, as far as its build takes it in: one beside it, or a module of ours that is
 * compiled into whatever uses it. `null` for shared modules and libraries.
 */
export function fileOfImport(from: string, module: string): string | null {
  if (module.startsWith('.')) return join(dirname(from), module);
  return isCompiledIn(module) ? fileOfModule(module) : null;
}

/** The sources of a part, tests left out, with what is compiled into it from packages: both speak for the part. */
export function sourcesOfPart(folder: string): Source[] {
  const own = readTree(join(folder, 'src'));
  const carried = new Map<string, Source>();
  const carry = (file: string) => {
    if (carried.has(file)) return;
    const source = readSource(file);
    carried.set(file, source);
    for (const module of modulesOf(source)) {
      const next = fileOfImport(file, module);
      if (next !== null) carry(next);
    }
  };
  for (const module of new Set(own.flatMap(modulesOf))) if (isCompiledIn(module)) carry(fileOfModule(module));
  return [...own, ...carried.values()];
}

const modulesOf = ({ imports }: Source): string[] => [...imports.values()].map(({ module }) => module);

/** `@jishi/part-kit/block` → the file its package exports under that name. */
function fileOfModule(module: string): string {
  const [, name = '', ...entry] = module.split('/');
  const folder = join(import.meta.dirname, '../..', name);
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const file = exports[['.', ...entry].join('/')];
  if (!file) throw new Error(`${module}: packages/${name} exports no such module`);
  return join(folder, file);
}
