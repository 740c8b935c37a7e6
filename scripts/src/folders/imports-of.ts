import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Absolute paths of the files a source file imports by a relative path: values and types, `import()` and `export … from`. */
export function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...module.dynamicImports.map(({ moduleRequest }) => literalAt(file, moduleRequest.start, moduleRequest.end)),
  ];
  const relative = new Set(named.filter((name) => name.startsWith('.')));
  return [...relative].map((name) => resolve(dirname(file), name)).filter((path) => existsSync(path));
}

/** The text of an `import()`'s argument; empty when it is not written as one. */
function literalAt(file: string, start: number, end: number): string {
  return /^['"`]([^'"`$]*)['"`]$/.exec(readFileSync(file, 'utf8').slice(start, end))?.[1] ?? '';
}
