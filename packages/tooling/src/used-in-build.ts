import { isOwnModule } from './shared.ts';
import {
  bare,
  childrenOf,
  nameOf,
  nodeAt,
  nodesAt,
  nodesOf,
  parse,
  propertyOf,
  type Syntax,
  textOf,
} from './syntax.ts';

/**
 * Exports of shared libraries that a built server file uses, whatever brought them in: sources, or libraries that were
 * built into it. `*`: in a way that may need all of them. Of our own libraries also the members that are asked of an
 * export by their name, `paths.product`; an object that is kept in a variable or handed on is not followed.
 *
 * @param code the unminified CommonJS file of the server build, in which shared libraries are `require`d
 */
export function usedInBuild(code: string, modules: readonly string[]): Record<string, string[]> {
  const program = parse('server.cjs', code, 'commonjs');
  const wrapped = wrappedModules(program, modules);
  const used = new Map<string, Set<string>>();
  const note = (module: string, name: string) => used.set(module, (used.get(module) ?? new Set()).add(name));

  const isUnread = unreadNames(program);

  const visit = (node: Syntax, names: ReadonlyMap<string, string>) => {
    // Bundlers make the getter of a default export also where nobody asks for it.
    if (node.type === 'VariableDeclarator' && isUnread(nameOf(nodeAt(node, 'id')))) return;
    const inner = isFunction(node) ? new Map([...names, ...librariesIn(node, wrapped, modules)]) : names;
    for (const { owner, members } of usedMembers(node)) {
      const module = inner.get(nameOf(bare(nodeAt(owner, 'object'))) ?? '');
      if (module === undefined || !isOwnModule(module)) continue;
      for (const member of members) note(module, `${propertyOf(owner)}.${member}`);
    }
    if (node.type === 'MemberExpression') {
      const module = inner.get(nameOf(bare(nodeAt(node, 'object'))) ?? '');
      if (module !== undefined) {
        note(module, propertyOf(node) ?? '*');
        return;
      }
    }
    // `require.n(library)` makes a getter of its default export.
    const asked = node.type === 'CallExpression' ? nodesAt(node, 'arguments') : [];
    const callee = bare(nodeAt(node, 'callee'));
    const wholes = asked.flatMap((one) => inner.get(nameOf(one) ?? '') ?? []);
    if (wholes.length > 0 && callee?.type === 'MemberExpression' && propertyOf(callee) === 'n') {
      for (const module of wholes) note(module, 'default');
      return;
    }
    if (node.type === 'Identifier') {
      const module = inner.get(nameOf(node)!);
      if (module !== undefined) note(module, '*');
      return;
    }
    if (isLateImport(node, callee)) {
      for (const module of asked.flatMap((one) => wrapped.get(literalOf(one)) ?? [])) note(module, '*');
    }
    for (const child of childrenOf(node)) {
      const isName = node.type === 'VariableDeclarator' && child === node['id'];
      const isKey =
        (node.type === 'Property' || node.type === 'MemberExpression') &&
        node['computed'] !== true &&
        (child === node['key'] || child === node['property']);
      if (!isName && !isKey) visit(child, inner);
    }
  };
  visit(program, librariesIn(program, wrapped, modules));
  return Object.fromEntries(
    [...used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([module, names]) => [module, [...names].sort()]),
  );
}

type UsedMembers = { owner: Syntax; members: readonly string[] };

/** `library.paths.product` and `const { product } = library.paths`: the member expression that is asked, and for what. */
function usedMembers(node: Syntax): UsedMembers[] {
  const [from, members] =
    node.type === 'MemberExpression'
      ? [nodeAt(node, 'object'), [propertyOf(node)]]
      : node.type === 'VariableDeclarator'
        ? [nodeAt(node, 'init'), keysOf(nodeAt(node, 'id'))]
        : [null, []];
  const owner = bare(from);
  if (owner?.type !== 'MemberExpression' || propertyOf(owner) === null) return [];
  return [{ owner, members: members.filter((name) => name !== null) }];
}

/** Names a pattern takes out of an object; none for a plain variable. */
const keysOf = (pattern: Syntax | null): (string | null)[] =>
  nodesAt(pattern?.type === 'ObjectPattern' ? pattern : null, 'properties')
    .filter((property) => property.type === 'Property' && property['computed'] !== true)
    .map((property) => nameOf(nodeAt(property, 'key')) ?? literalOf(nodeAt(property, 'key')));

/** Tells variables whose name stands nowhere but where they are made. */
function unreadNames(program: Syntax): (name: string | null) => boolean {
  const made = new Map<string, number>();
  const seen = new Map<string, number>();
  const count = (map: Map<string, number>, name: string | null) => name && map.set(name, (map.get(name) ?? 0) + 1);
  for (const node of nodesOf(program)) {
    if (node.type === 'Identifier') count(seen, nameOf(node));
    if (node.type === 'VariableDeclarator' && isGetter(bare(nodeAt(node, 'init'))))
      count(made, nameOf(nodeAt(node, 'id')));
  }
  return (name) => name !== null && made.has(name) && made.get(name) === seen.get(name);
}

/** `require.n(library)` */
function isGetter(node: Syntax | null): boolean {
  const callee = node?.type === 'CallExpression' ? bare(nodeAt(node, 'callee')) : null;
  return callee?.type === 'MemberExpression' && propertyOf(callee) === 'n';
}

const isFunction = ({ type }: Syntax): boolean => /Function/.test(type);

const literalOf = (node: Syntax | null): string => (node?.type === 'Literal' ? String(node['value']) : '');

/** `require("react")`, of a module that is shared. */
function requiredModule(node: Syntax | null, modules: readonly string[]): string | null {
  if (node?.type !== 'CallExpression' || nameOf(nodeAt(node, 'callee')) !== 'require') return null;
  const module = textOf(nodesAt(node, 'arguments')[0] ?? null);
  return module !== null && modules.includes(module) ? module : null;
}

/** Modules of the bundle that only hand a library on: their id → the library. */
export function wrappedModules(program: Syntax, modules: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Syntax) => {
    const module = node.type === 'Property' ? handedOn(bare(nodeAt(node, 'value')), modules) : null;
    if (module !== null) {
      const key = nodeAt(node, 'key');
      found.set(nameOf(key) ?? literalOf(key), module);
    } else {
      for (const child of childrenOf(node)) visit(child);
    }
  };
  visit(program);
  return found;
}

function handedOn(value: Syntax | null, modules: readonly string[]): string | null {
  const statements = value && isFunction(value) ? nodesAt(nodeAt(value, 'body'), 'body') : [];
  const last = nodeAt(statements.at(-1) ?? null, 'expression');
  if (last?.type !== 'AssignmentExpression') return null;
  const target = nodeAt(last, 'left');
  const isExports = target?.type === 'MemberExpression' && propertyOf(target) === 'exports';
  return isExports ? requiredModule(nodeAt(last, 'right'), modules) : null;
}

/** Variables of a scope (blocks included) that hold a library. */
function librariesIn(
  scope: Syntax,
  wrapped: ReadonlyMap<string, string>,
  modules: readonly string[],
): Map<string, string> {
  const names = new Map<string, string>();
  const visit = (node: Syntax) => {
    if (node.type === 'VariableDeclarator') {
      const init = bare(nodeAt(node, 'init'));
      const name = nameOf(nodeAt(node, 'id'));
      const module =
        requiredModule(init, modules) ??
        (isCall(init) ? wrapped.get(literalOf(nodesAt(init, 'arguments')[0] ?? null)) : undefined);
      if (name !== null && module !== undefined) names.set(name, module);
    }
    for (const child of childrenOf(node)) if (!isFunction(child)) visit(child);
  };
  visit(scope);
  return names;
}

const isCall = (node: Syntax | null): node is Syntax =>
  node?.type === 'CallExpression' && nameOf(nodeAt(node, 'callee')) !== null;

/** `require.t(…)` and `require.bind(…, id)`: what `import()` becomes. */
const isLateImport = (node: Syntax, callee: Syntax | null): boolean =>
  node.type === 'CallExpression' && callee?.type === 'MemberExpression' && /^(t|bind)$/.test(propertyOf(callee) ?? '');
