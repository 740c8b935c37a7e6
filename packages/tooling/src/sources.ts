import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remembered } from './remembered.ts';
import { nameOf, nodeAt, nodesAt, parse, type Syntax, textOf } from './syntax.ts';

/** A source of a part, read. `imports`: local name → where it is from and what it is called there. */
export type Source = {
  file: string;
  text: string;
  program: Syntax;
  imports: ReadonlyMap<string, { module: string; name: string }>;
};

const isForTests = (name: string): boolean => /\.test\.tsx?$|\.d\.ts$|(^|[/\\])testing[/\\]/.test(name);

/** Names of the sources in a folder; tests and their helpers in `testing/` left out. */
export const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !isForTests(name))
    .sort();

/** Every source of a folder, tests left out. */
export const readTree = (folder: string): Source[] => listSources(folder).map((name) => readSource(join(folder, name)));

/** One source. */
export const readSource = (file: string): Source => sourceOf(file, readFileSync(file, 'utf8'));

/** A source from its text. Throws when it is no program. */
export const sourceOf = remembered((file: string, text: string): Source => {
  const program = parse(file, text);
  return { file, text, program, imports: importsOf(program) };
});

function importsOf(program: Syntax): Source['imports'] {
  const statements = nodesAt(program, 'body').filter(
    (node) => node.type === 'ImportDeclaration' && node['importKind'] !== 'type',
  );
  return new Map(
    statements.flatMap((statement) =>
      nodesAt(statement, 'specifiers')
        .filter((specifier) => specifier['importKind'] !== 'type')
        .map((specifier) => [
          nameOf(nodeAt(specifier, 'local')) ?? '',
          { module: textOf(nodeAt(statement, 'source')) ?? '', name: importedName(specifier) },
        ]),
    ),
  );
}

function importedName(specifier: Syntax): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const imported = nodeAt(specifier, 'imported');
  return nameOf(imported) ?? textOf(imported) ?? '';
}

/** Local names under which an export of a module is used in a source. */
export const localNames = ({ imports }: Source, module: string, name: string): Set<string> =>
  new Set([...imports].filter(([, from]) => from.module === module && from.name === name).map(([local]) => local));

/** Texts an expression may be: a literal, either side of a condition or of `??`; `null` when it cannot be told. */
export function textsOf(expression: Syntax | null): string[] | null {
  const text = textOf(expression);
  if (text !== null) return [text];
  const [one, other] =
    expression?.type === 'ConditionalExpression'
      ? ['consequent', 'alternate']
      : expression?.type === 'LogicalExpression'
        ? ['left', 'right']
        : [null, null];
  const inner = /^(ParenthesizedExpression|TS(As|Satisfies|NonNull)Expression|JSXExpressionContainer)$/.test(
    expression?.type ?? '',
  );
  if (inner) return textsOf(nodeAt(expression, 'expression'));
  if (!one || !other) return null;
  const [left, right] = [textsOf(nodeAt(expression, one)), textsOf(nodeAt(expression, other))];
  return left && right ? [...left, ...right] : null;
}
