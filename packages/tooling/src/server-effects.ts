import type { Scopes } from './scope.ts';
import { sharedModules } from './shared.ts';
import { bare, childrenOf, nameOf, nodeAt, nodesAt, type Syntax, textOf } from './syntax.ts';

/**
 * What the server file of a part does to the process that draws the pages of all parts:
 *
 * - `require node:fs`: a module that is not shared, of Node.js or any other
 * - `use process.env`: the process, what it was started with and what it was told in secret
 */
export function serverEffects(node: Syntax, scopes: Scopes): string[] {
  if (node.type === 'VariableDeclarator' && nodeAt(node, 'id')?.type === 'ObjectPattern')
    return scopes.meaningOf(nodeAt(node, 'init')) === 'process' ? ['use process'] : [];
  if (node.type === 'MemberExpression' && scopes.meaningOf(nodeAt(node, 'object')) === 'process')
    return [`use ${scopes.meaningOf(node)}`];
  const callee = node.type === 'CallExpression' ? bare(nodeAt(node, 'callee')) : null;
  if (nameOf(callee) !== 'require' || scopes.isDeclared('require')) return [];
  const module = textOf(nodesAt(node, 'arguments')[0] ?? null);
  return module !== null && sharedModules().includes(module) ? [] : [`require ${module ?? '?'}`];
}

/** Timers a server file starts when it is loaded: nobody ends them, and they run for every visitor. */
export function timersOfLoading(program: Syntax): string[] {
  const found: string[] = [];
  const visit = (node: Syntax) => {
    const callee = node.type === 'CallExpression' ? bare(nodeAt(node, 'callee')) : null;
    const name = nameOf(callee);
    if (name === 'setInterval' || name === 'setTimeout') found.push(`run ${name} as soon as it is loaded`);
    for (const child of childrenOf(node)) {
      const isRun = bare(child) === callee || isModule(node, child);
      if (!isFunction(bare(child)) || isRun) visit(bare(child) ?? child);
    }
  };
  visit(program);
  return found;
}

const isFunction = (node: Syntax | null): boolean => /Function/.test(node?.type ?? '');

/** `"./a.ts"(module, exports, require) { … }`: what the bundler runs where the module is asked for. */
const isModule = (holder: Syntax, child: Syntax): boolean =>
  holder.type === 'Property' &&
  child === holder['value'] &&
  /require/.test(nameOf(nodesAt(bare(child), 'params').at(-1) ?? null) ?? '');
