import type { Mark, Marked } from './marks.ts';
import { listAt, type Syntax, syntaxAt, syntaxIn } from './syntax.ts';

/** A change of a text: what stands from `start` to `end` becomes `by`. */
export type Edit = { start: number; end: number; by: string };

/** How a marked place loses its protection. Works on the syntax tree: layout means nothing. @throws when it does not fit the place */
export type Removal = (mark: Mark) => Edit;

/** An argument of a call is left out. */
export const dropArgument: Removal = (mark) => {
  const { node, parent } = outermost(mark);
  const args = listAt(parent, 'arguments');
  const at = args.indexOf(node);
  if (at < 0) throw misfit(mark, 'an argument');
  const next = args[at + 1];
  const previous = args[at - 1];
  if (next) return { start: node.start, end: next.start, by: '' };
  return { start: previous?.end ?? node.start, end: node.end, by: '' };
};

/** A call of a chain is left out: `a.b().c()` becomes `a.b()`. */
export const dropCall: Removal = (mark) => {
  const name = mark.nodes.find(({ node, parent }) => parent.type === 'MemberExpression' && parent['property'] === node);
  const object = syntaxAt(name?.parent ?? null, 'object');
  const call = [...syntaxIn(mark.program)].find(
    ({ node }) => node.type === 'CallExpression' && node['callee'] === name?.parent,
  );
  if (!object || !call) throw misfit(mark, 'the name of a call in a chain');
  return { start: object.end, end: call.node.end, by: '' };
};

/** A statement is left out. */
export const dropStatement: Removal = (mark) => {
  const { node } = outermost(mark);
  if (!node.type.endsWith('Statement')) throw misfit(mark, 'a statement');
  return { start: node.start, end: node.end, by: '' };
};

/** A function is named and not called: whoever removes a lock leaves no unused name behind. */
export const notCalled: Removal = (mark) => {
  const { node } = outermost(mark);
  const expression = syntaxAt(node, 'expression') ?? node;
  const call = syntaxAt(expression, 'argument') ?? expression;
  const callee = syntaxAt(call, 'callee');
  if (!callee) throw misfit(mark, 'a call');
  return { start: expression.start, end: expression.end, by: `void ${textOf(mark, callee)}` };
};

/** A branch is never taken. */
export const neverTaken: Removal = (mark) => {
  const test = syntaxAt(outermost(mark).node, 'test');
  if (!test) throw misfit(mark, 'an if statement');
  return { start: test.start, end: test.end, by: `(${textOf(mark, test)}) && Number.isNaN(0)` };
};

/** An expression becomes another one. */
export const replacedBy =
  (expression: string): Removal =>
  (mark) => {
    const { node } = outermost(mark);
    if (!/(Expression|Literal|Identifier)$/.test(node.type)) throw misfit(mark, 'an expression');
    return { start: node.start, end: node.end, by: expression };
  };

/** Another function of the same module is called, with the same arguments or those given. */
export const calledInstead =
  (name: string, args?: string): Removal =>
  (mark) => {
    const { node } = outermost(mark);
    const call = node.type === 'AwaitExpression' ? syntaxAt(node, 'argument') : node;
    const callee = syntaxAt(call, 'callee');
    const module = callee && moduleOf(mark, callee);
    if (!call || !module) throw misfit(mark, 'a call of something imported');
    const given =
      args ??
      listAt(call, 'arguments')
        .map((arg) => textOf(mark, arg))
        .join(', ');
    return { start: call.start, end: call.end, by: `(await import(${module})).${name}(${given})` };
  };

/** The module a name is imported from, as it is written there. */
function moduleOf(mark: Mark, name: Syntax): string | null {
  const declaration = listAt(mark.program, 'body').find(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      listAt(statement, 'specifiers').some((one) => syntaxAt(one, 'local')?.['name'] === name['name']),
  );
  const source = syntaxAt(declaration ?? null, 'source');
  return source && textOf(mark, source);
}

/** What stands there, without parentheses. */
function outermost(mark: Mark): Marked {
  let [first] = mark.nodes;
  while (first?.node.type === 'ParenthesizedExpression') {
    const inner = syntaxAt(first.node, 'expression');
    first = inner ? { node: inner, parent: first.node } : undefined;
  }
  if (!first) throw misfit(mark, 'code');
  return first;
}

const textOf = ({ text }: Mark, { start, end }: Syntax) => text.slice(start, end);

const misfit = ({ name }: Mark, wanted: string) => new Error(`The mark of ${name} does not stand before ${wanted}.`);
