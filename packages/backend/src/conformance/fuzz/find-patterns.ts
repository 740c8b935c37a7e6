import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** `source` is null where the expression is put together in a way nobody can read here. */
export type Pattern = { line: number; source: string | null; flags: string };

type Argument = { type: string; value?: unknown; quasis?: { value: { cooked: string | null } }[] };

/**
 * Every regular expression written in a file: literals, and `new RegExp` of a text. What is filled into a template stands
 * as a letter: the parts are constants of our own.
 */
export function patternsIn(path: string): Pattern[] {
  const text = readFileSync(path, 'utf8');
  const found: Pattern[] = [];
  const note = (start: number, source: string | null, flags: string) =>
    found.push({ line: text.slice(0, start).split('\n').length, source, flags });
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) note(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: ({ callee, arguments: [pattern, flags], start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      note(start, textOf(pattern as Argument | undefined), textOf(flags as Argument | undefined) ?? '');
    },
  }).visit(parseSync(path, text).program);
  return found;
}

function textOf(argument: Argument | undefined): string | null {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return null;
  return (argument.quasis ?? []).map(({ value }) => value.cooked ?? '').join('x');
}
