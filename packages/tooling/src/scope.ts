import { sharedModules } from './shared.ts';
import { bare, childrenOf, nameOf, nodeAt, nodesAt, propertyOf, type Syntax, textOf } from './syntax.ts';

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
  readonly #around: Syntax[] = [];
  readonly #shared: ReadonlyMap<string, string> | null;

  /**
   * @param shared modules of the bundle that only hand on a shared library: their id → the library. `null` where the page is the
   * program's own: then elements it looks up are no others'.
   */
  constructor(shared: ReadonlyMap<string, string> | null = null) {
    this.#shared = shared;
  }

  /** Walks through a program; `visit` is called with every node while the names around it are known. */
  walk(node: Syntax, visit: (node: Syntax) => void, given: readonly Syntax[] = []): void {
    const isScope = opensScope(node);
    if (isScope) {
      this.#open.push(this.#declared(node, given));
      this.#around.push(node);
    }
    if (this.#shared && /^For(In|Of)Statement$/.test(node.type)) this.#giveEach(node);
    if (node.type === 'VariableDeclarator') this.#give(nodeAt(node, 'id'), nodeAt(node, 'init'));
    if (node.type === 'AssignmentExpression') this.#give(nodeAt(node, 'left'), nodeAt(node, 'right'));
    visit(node);
    const callee = node.type === 'CallExpression' ? bare(nodeAt(node, 'callee')) : null;
    for (const child of childrenOf(node)) {
      // `(function (w) { … })(window)`: the parameter stands for what it is given.
      const values = callee && isFunction(callee) && bare(child) === callee ? nodesAt(node, 'arguments') : [];
      // `document.querySelectorAll('a').forEach((link) => …)`: the parameter stands for one of them.
      if (this.#shared && isFunction(child) && isEach(callee)) this.walk(child, visit, [nodeAt(callee, 'object')!]);
      else this.#walkInto(child, visit, values, callee);
    }
    if (isScope) {
      this.#open.pop();
      this.#around.pop();
    }
  }

  /** The function an expression is: written there, or by the name of one in the scopes around. */
  functionOf(expression: Syntax | null): Syntax | null {
    const node = bare(expression);
    if (node && isFunction(node)) return node;
    const name = nameOf(node);
    if (name === null) return null;
    const scope = this.#around.findLast((_, index) => this.#open[index]?.has(name));
    return scope ? (functionsIn(scope).get(name) ?? null) : null;
  }

  #giveEach(loop: Syntax): void {
    const [declared] = nodesAt(nodeAt(loop, 'left'), 'declarations');
    this.#give(nodeAt(declared ?? null, 'id'), nodeAt(loop, 'right'));
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
    if (node?.type === 'CallExpression') return this.#shared && this.#meaningOfCall(node, this.#shared);
    if (node?.type === 'ArrayExpression') return this.#meaningOfCopy(node);
    if (node?.type === 'MemberExpression') {
      // Whatever the element: these are the page's.
      if (this.#shared && propertyOf(node) === 'ownerDocument') return 'document';
      if (this.#shared && propertyOf(node) === 'defaultView') return '';
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

  #meaningOfCall(call: Syntax, shared: ReadonlyMap<string, string>): Meaning {
    const callee = bare(nodeAt(call, 'callee'));
    const args = nodesAt(call, 'arguments');
    const [first] = args;
    const library = first?.type === 'Literal' && args.length === 1 ? String(first['value']) : '';
    if (nameOf(callee) === 'require') return library && isSharedModule(library) ? `shared ${library}` : null;
    if (nameOf(callee) !== null && shared.has(library)) return `shared ${shared.get(library)}`;
    if (callee?.type === 'MemberExpression' && propertyOf(callee) === 'getRootNode') return 'document';
    const meaning = this.meaningOf(callee);
    if (meaning === null) return null;
    // By an id it was given: somebody handed it that element.
    if (meaning === 'document.getElementById' && textOf(first ?? null) === null) return 'document.named';
    if (isLookUp.test(meaning)) return 'document.element';
    if (/^shared @tanstack\/react-query\.useQueryClient$/.test(meaning)) return 'queries';
    if (meaning === 'Array.from' || meaning === 'Object.values') return this.meaningOf(first ?? null);
    if (/^(Object|Reflect)\.getPrototypeOf$/.test(meaning)) return '(prototype)';
    return null;
  }

  /** `[...document.querySelectorAll('a')]` */
  #meaningOfCopy(list: Syntax): Meaning {
    const [only, ...others] = nodesAt(list, 'elements');
    return only?.type === 'SpreadElement' && others.length === 0 ? this.meaningOf(nodeAt(only, 'argument')) : null;
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
    if (this.#shared && target.type === 'ArrayPattern') this.#spreadList(target, meaning);
    if (target.type !== 'ObjectPattern') return;
    for (const property of nodesAt(target, 'properties')) {
      const key = nodeAt(property, 'key');
      const inner = nodeAt(property, 'value');
      const part = this.#partOf(meaning, nameOf(key) ?? textOf(key));
      if (inner) this.#spread(inner.type === 'AssignmentPattern' ? (nodeAt(inner, 'left') ?? inner) : inner, part);
    }
  }

  /** `[first] = document.querySelectorAll('a')`: elements of the page one by one, or of a list that is the page's. */
  #spreadList(target: Syntax, meaning: string): void {
    if (!/^document\b/.test(meaning)) return;
    const one = meaning === 'document.element' ? meaning : this.#partOf(meaning, null);
    for (const element of nodesAt(target, 'elements')) this.#spread(element, one);
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

/** Ways to come by an element of the page that need not be the part's. */
const isLookUp =
  /^document(\.\w+)*\.(querySelector(All)?|getElement(s?)By\w+|elements?FromPoint|item|namedItem|closest|at)$/;

const isSharedModule = (name: string): boolean => sharedModules().includes(name);

const isEach = (callee: Syntax | null): callee is Syntax =>
  callee?.type === 'MemberExpression' && /^(forEach|map|filter|some|every|find)$/.test(propertyOf(callee) ?? '');

/** Functions a scope has under a name. */
function functionsIn(scope: Syntax): Map<string, Syntax> {
  const found = new Map<string, Syntax>();
  const note = (name: string | null, value: Syntax | null) => {
    if (name !== null && value && isFunction(value)) found.set(name, value);
  };
  const visit = (node: Syntax) => {
    if (node.type === 'FunctionDeclaration') note(nameOf(nodeAt(node, 'id')), node);
    if (node.type === 'VariableDeclarator') note(nameOf(nodeAt(node, 'id')), bare(nodeAt(node, 'init')));
    if (isFunction(node)) return;
    for (const child of childrenOf(node)) visit(child);
  };
  for (const child of childrenOf(scope)) visit(child);
  return found;
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
