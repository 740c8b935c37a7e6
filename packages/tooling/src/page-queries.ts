import { join } from 'node:path';
import { Program } from './program.ts';
import { readKeys } from './query-reads.ts';
import type { Source } from './sources.ts';
import { nameOf, nodeAt, nodesAt, nodesOf, propertyOf, type Syntax, textOf } from './syntax.ts';

/** The modules of a part by the names of its pages and fragments, relative to its folder. */
type Modules = Readonly<Record<string, { module: string }>>;

/**
 * Keys of the query each page reads, sorted: by its `load`, and by whatever its module mentions, however far away.
 *
 * @throws when it cannot be told which keys those are, or a fragment reads any: it stands on many pages
 */
export function pageQueries(folder: string, plan: { pages: Modules; fragments: Modules }, sources: readonly Source[]) {
  const program = new Program(sources);
  const keysOf = (module: string) => keysFrom(program, join(folder, module));
  for (const [name, { module }] of Object.entries(plan.fragments)) {
    const [key] = keysOf(module);
    if (key !== undefined)
      throw new Error(`fragment ${name} reads ?${key}=: let its page read it and pass it as a prop`);
  }
  return Object.fromEntries(Object.entries(plan.pages).map(([name, { module }]) => [name, keysOf(module)]));
}

function keysFrom(program: Program, file: string): string[] {
  const keys = program.reached(file).flatMap((found) => readKeys({ ...found, program }));
  return [...new Set(keys)].sort();
}

/**
 * Keys of the query the shell's frame reads, on whatever page. What it does with a query as a whole, such as handing it to
 * the page, is its own affair.
 */
export function layoutQuery(sources: readonly Source[]): string[] {
  const keys = sources.flatMap(({ program }) => {
    const names = new Set(
      [...nodesOf(program)].flatMap((node) => (node.type === 'VariableDeclarator' ? (firstOfSearch(node) ?? []) : [])),
    );
    return [...nodesOf(program)].flatMap((node) => readBy(node, names) ?? []);
  });
  return [...new Set(keys)].sort();
}

/** `params` of `const [params] = useSearchParams()`. */
function firstOfSearch(declarator: Syntax): string | null {
  const isSearch = nameOf(nodeAt(nodeAt(declarator, 'init'), 'callee')) === 'useSearchParams';
  return isSearch ? nameOf(nodesAt(nodeAt(declarator, 'id'), 'elements')[0] ?? null) : null;
}

/** The key of `params.get('key')` or `url.searchParams.get('key')`. */
function readBy(node: Syntax, names: ReadonlySet<string>): string | null {
  const callee = node.type === 'CallExpression' ? nodeAt(node, 'callee') : null;
  if (callee?.type !== 'MemberExpression' || !/^(get|getAll|has)$/.test(propertyOf(callee) ?? '')) return null;
  const object = nodeAt(callee, 'object');
  const isQuery =
    names.has(nameOf(object) ?? '') || (object?.type === 'MemberExpression' && propertyOf(object) === 'searchParams');
  return isQuery ? textOf(nodesAt(node, 'arguments')[0] ?? null) : null;
}
