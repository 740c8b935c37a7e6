import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const statement =
  /^import\s+(?!type\b)([\s\S]*?)\s+from\s+'([^']+)';|^export\s+(\{[\s\S]*?\}|\*)\s+from\s+'([^']+)';/gm;

const late = /\bimport\(\s*'([^']+)'\s*\)/g;

/** Exports of `modules` that sources use: `default`, `*` (all, also by `import()`) or a name. Types do not count. */
export function usedExports(sources: readonly string[], modules: readonly string[]): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, clause, from, exported, reexportFrom] of source.matchAll(statement)) {
      const module = from ?? reexportFrom ?? '';
      if (!modules.includes(module)) continue;
      const names = used.get(module) ?? new Set<string>();
      for (const name of importedNames(clause ?? exported ?? '')) names.add(name);
      if (names.size > 0) used.set(module, names);
    }
    for (const [, module = ''] of source.matchAll(late)) {
      if (modules.includes(module)) used.set(module, (used.get(module) ?? new Set()).add('*'));
    }
  }
  return Object.fromEntries(
    [...used].sort(([a], [b]) => a.localeCompare(b)).map(([module, names]) => [module, [...names].sort()]),
  );
}

function importedNames(clause: string): string[] {
  const names: string[] = [];
  if (/(^|,\s*)\*/.test(clause)) names.push('*');
  if (/^[A-Za-z_$]/.test(clause)) names.push('default');
  const braces = /\{([\s\S]*)\}/.exec(clause)?.[1] ?? '';
  for (const item of braces.split(',')) {
    const name = item.trim();
    if (name && !name.startsWith('type ')) names.push(name.split(/\s+as\s+/)[0]!.trim());
  }
  return names;
}

const isForTests = (name: string): boolean => /\.test\.tsx?$|(^|[/\\])testing[/\\]/.test(name);

/** Source texts of a folder; tests and their helpers in `testing/` left out. */
export function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !isForTests(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
