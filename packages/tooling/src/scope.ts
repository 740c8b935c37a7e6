import { bare, childrenOf, nameOf, nodeAt, nodesAt, type Syntax, textOf } from './syntax.ts';

/** What a name of a scope stands for: the global object, something of the global object, or anything else. */
export type Meaning = string | null;

const isFunction = ({ type }: Syntax): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

const opensScope = (node: Syntax): boolean =>
  isFunction(node) ||
  [
    'Program',
    'BlockStatement',
    'ForStatement',
    'ForInStatement',
    'ForOfStatement',
    'CatchClause',
    'SwitchStatement',
    'ClassExpression',
    'ClassDeclaration',
    'StaticBlock',
  ].includes(node.type);

/** How many names of something global are told: `document.documentElement.dataset`. */
const DEEPEST = 3;

/** Names that mean the global object of a browser or of a server. */
const globalNames: ReadonlySet<string> = new Set(['window', 'self', 'globalThis', 'global', 'top', 'parent', 'frames']);

/**
 * Names and what they stand for, scope by scope. A name nobody declares is the global of that name; a variable that is
 * given a global, or something of one, stands for it too.
 */
export class Scopes {
  readonly #open: Map<string, Meaning>[] = [];

  /** Walks through a program; `visit` is called with every node while the names around it are known. */
  walk(node: Syntax, visit: (node: Syntax) => void, given: readonly Syntax[] = []): void {
    const isScope = opensScope(node);
    if (isScope) this.#open.push(this.#declared(node, given));
    if (node.type === 'VariableDeclarator') this.#give(nodeAt(node, 'id'), nodeAt(node, 'init'));
    if (node.type === 'AssignmentExpression') this.#give(nodeAt(node, 'left'), nodeAt(node, 'right'));
    visit(node);
    const callee = node.type === 'CallExpression' ? bare(nodeAt(node, 'callee')) : null;
    for (const child of childrenOf(node)) {
      // `(function (w) { … })(window)`: the parameter stands for what it is given.
      const values = callee && isFunction(callee) && bare(child) === callee ? nodesAt(node, 'arguments') : [];
      this.#walkInto(child, visit, values, callee);
    }
    if (isScope) this.#open.pop();
  }

  #walkInto(child: Syntax, visit: (node: Syntax) => void, values: readonly Syntax[], callee: Syntax | null): void {
    if (values.length > 0 && child !== callee && callee) {
      visit(child);
      this.walk(callee, visit, values);
    } else {
      this.walk(child, visit, values);
    }
  }

  /**
   * What an expression stands for outside of the program: `document.title`, `Array.prototype`, and the empty text for
   * the global object; `null` for anything of the program's own.
   */
  meaningOf(expression: Syntax | null): Meaning {
    const node = bare(expression);
    const name = nameOf(node);
    if (node && name !== null) return this.#meaningOfName(name);
    if (node?.type === 'MemberExpression') {
      const owner = this.meaningOf(nodeAt(node, 'object'));
      if (owner === null) return null;
      const property = node['computed'] === true ? computedName(node) : nameOf(nodeAt(node, 'property'));
      return this.#partOf(owner, property);
    }
    if (node?.type === 'LogicalExpression' || node?.type === 'ConditionalExpression') {
      const [one, other] = node.type === 'LogicalExpression' ? ['left', 'right'] : ['consequent', 'alternate'];
      return this.meaningOf(nodeAt(node, one!)) ?? this.meaningOf(nodeAt(node, other!));
    }
    return null;
  }

  #partOf(owner: string, property: string | null): string {
    // Globals are reached from each other: window.self.document is document.
    if (owner === '' && property !== null && globalNames.has(property)) return '';
    return owner.split('.').length < DEEPEST ? [owner, property ?? '?'].filter(Boolean).join('.') : owner;
  }

  /** Whether the program declares the name itself: giving it another value changes nothing outside. */
  isDeclared(name: string): boolean {
    return this.#open.some((names) => names.has(name));
  }

  #meaningOfName(name: string): Meaning {
    const scope = this.#open.findLast((names) => names.has(name));
    if (scope) return scope.get(name) ?? null;
    return globalNames.has(name) ? '' : name;
  }

  /** A variable that is given something global stands for it. */
  #give(target: Syntax | null, value: Syntax | null): void {
    const meaning = this.meaningOf(value);
    if (target && meaning !== null) this.#spread(target, meaning);
  }

  /** `{ title } = document`: each name stands for the part it is given. */
  #spread(target: Syntax, meaning: string): void {
    const name = nameOf(target);
    if (name !== null) this.#open.findLast((names) => names.has(name))?.set(name, meaning);
    if (target.type !== 'ObjectPattern') return;
    for (const property of nodesAt(target, 'properties')) {
      const key = nodeAt(property, 'key');
      const inner = nodeAt(property, 'value');
      const part = this.#partOf(meaning, nameOf(key) ?? textOf(key));
      if (inner) this.#spread(inner.type === 'AssignmentPattern' ? (nodeAt(inner, 'left') ?? inner) : inner, part);
    }
  }

  #declared(node: Syntax, given: readonly Syntax[]): Map<string, Meaning> {
    const names = new Map<string, Meaning>();
    const meanings = given.map((value) => this.meaningOf(value));
    nodesAt(node, 'params').forEach((param, index) => {
      for (const name of bindingsOf(param)) names.set(name, null);
      const own = nameOf(param);
      if (own !== null) names.set(own, meanings[index] ?? null);
    });
    const self = nameOf(nodeAt(node, 'id'));
    if (self !== null && node.type !== 'FunctionDeclaration') names.set(self, null);
    const caught = nodeAt(node, 'param');
    if (caught) for (const name of bindingsOf(caught)) names.set(name, null);
    for (const name of declaredIn(node)) names.set(name, null);
    return names;
  }
}

function computedName(member: Syntax): string | null {
  const property = bare(nodeAt(member, 'property'));
  return property?.type === 'Literal' ? String(property['value']) : null;
}

/** Names a scope declares: its own statements', and the `var`s of the blocks in it. */
function declaredIn(scope: Syntax): string[] {
  const names: string[] = [];
  const visit = (node: Syntax, isInner: boolean) => {
    if (node.type === 'VariableDeclaration' && (!isInner || node['kind'] === 'var')) {
      names.push(...nodesAt(node, 'declarations').flatMap((one) => bindingsOf(nodeAt(one, 'id'))));
    }
    if (/^(Function|Class)Declaration$/.test(node.type)) names.push(nameOf(nodeAt(node, 'id')) ?? '');
    if (/^Import(Default|Namespace)?Specifier$/.test(node.type)) names.push(nameOf(nodeAt(node, 'local')) ?? '');
    if (isFunction(node) || /^Class/.test(node.type)) return;
    for (const child of childrenOf(node)) visit(child, isInner || opensScope(node));
  };
  for (const child of childrenOf(scope)) visit(child, false);
  return names;
}

/** Names a pattern binds: `a`, `{ a, b: c }`, `[a, ...b]`, `a = 1`. */
function bindingsOf(pattern: Syntax | null): string[] {
  const name = nameOf(pattern);
  if (name !== null) return [name];
  switch (pattern?.type) {
    case 'ObjectPattern':
      return nodesAt(pattern, 'properties').flatMap((one) =>
        bindingsOf(nodeAt(one, 'value') ?? nodeAt(one, 'argument')),
      );
    case 'ArrayPattern':
      return nodesAt(pattern, 'elements').flatMap(bindingsOf);
    case 'AssignmentPattern':
      return bindingsOf(nodeAt(pattern, 'left'));
    case 'RestElement':
      return bindingsOf(nodeAt(pattern, 'argument'));
    case 'TSParameterProperty':
      return bindingsOf(nodeAt(pattern, 'parameter'));
    default:
      return [];
  }
}
