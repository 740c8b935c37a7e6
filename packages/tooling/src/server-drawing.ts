import type { Scopes } from './scope.ts';
import { bare, childrenOf, nameOf, nodeAt, nodesOf, propertyOf, type Syntax } from './syntax.ts';

/** Names a browser has and a server has not: to ask for one there fails. */
const browserOnly = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'screen',
  'matchMedia',
]);

/**
 * `read window while drawing`: a component of a server file asks for something only browsers have, whatever the case. Effects and listeners do not
 * run there, and who asks first (`typeof window`, a condition, `try`) is taken for somebody who knows.
 */
export function browserInDrawing(node: Syntax, scopes: Scopes): string[] {
  if (!isFunction(node)) return [];
  const own = [...ownNodes(node)];
  if (!own.some(isDrawing)) return [];
  const given = own.filter(({ type }) => type === 'VariableDeclarator').flatMap((one) => namesIn(nodeAt(one, 'id')));
  const names = own
    .flatMap((one) => nameOf(one) ?? [])
    .filter((name) => browserOnly.has(name) && !given.includes(name));
  return [...new Set(names)].filter((name) => !scopes.isDeclared(name)).map((name) => `read ${name} while drawing`);
}

const isFunction = ({ type }: Syntax): boolean =>
  /^(ArrowFunctionExpression|Function(Declaration|Expression))$/.test(type);

const mayNotRun = /^(IfStatement|ConditionalExpression|LogicalExpression|TryStatement|SwitchStatement)$/;

/** What runs whenever the function does, without names of members and fields. */
function* ownNodes(node: Syntax): Generator<Syntax> {
  for (const child of childrenOf(node)) {
    const isName =
      (node.type === 'MemberExpression' || node.type === 'Property') &&
      node['computed'] !== true &&
      (child === node['property'] || child === node['key']);
    const isAsked = node.type === 'UnaryExpression' && node['operator'] === 'typeof';
    if (isName || isAsked || isFunction(child)) continue;
    yield child;
    if (mayNotRun.test(child.type)) continue;
    yield* ownNodes(child);
  }
}

const namesIn = (pattern: Syntax | null): string[] =>
  pattern ? [...nodesOf(pattern)].flatMap((one) => nameOf(one) ?? []) : [];

/** `jsx(…)`, or a hook: functions that draw. */
function isDrawing(node: Syntax): boolean {
  const callee = node.type === 'CallExpression' ? bare(nodeAt(node, 'callee')) : null;
  const name = callee?.type === 'MemberExpression' ? propertyOf(callee) : nameOf(callee);
  return /^(jsxs?|use[A-Z]\w*)$/.test(name ?? '');
}
