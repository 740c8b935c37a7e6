import type { Source } from './sources.ts';
import { nameOf, nodeAt, nodesAt, nodesOf, type Syntax, textOf } from './syntax.ts';

/**
 * Exports of `modules` that sources use themselves: `default`, `*` (all, also by `import()`) or a name. Types do not
 * count. What the libraries built into a part use is seen only in its build: `usedInBuild`.
 */
export function usedExports(sources: readonly Source[], modules: readonly string[]): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const { module, name } of sources.flatMap(mentions)) {
    if (modules.includes(module)) used.set(module, (used.get(module) ?? new Set()).add(name));
  }
  return Object.fromEntries(
    [...used].sort(([a], [b]) => a.localeCompare(b)).map(([module, names]) => [module, [...names].sort()]),
  );
}

type Mention = { module: string; name: string };

const mentions = ({ imports, program }: Source): Mention[] => [
  ...imports.values(),
  ...nodesAt(program, 'body').flatMap(handedOn),
  ...[...nodesOf(program)]
    .filter((node) => node.type === 'ImportExpression')
    .map((node) => ({ module: textOf(nodeAt(node, 'source')) ?? '', name: '*' })),
];

/** `export { Button } from '@jishi/ui'` */
function handedOn(statement: Syntax): Mention[] {
  const module = textOf(nodeAt(statement, 'source'));
  if (module === null || statement['exportKind'] === 'type') return [];
  if (statement.type === 'ExportAllDeclaration') return [{ module, name: '*' }];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  return nodesAt(statement, 'specifiers')
    .filter((specifier) => specifier['exportKind'] !== 'type')
    .map((specifier) => ({ module, name: nameOf(nodeAt(specifier, 'local')) ?? '' }));
}
