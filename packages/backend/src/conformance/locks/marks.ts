import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isSyntax, type Syntax, syntaxIn } from './syntax.ts';

/** A mark in a source. `nodes`: those it stands before, the outermost first, each with the one it is in. */
export type Mark = { name: string; text: string; program: Syntax; nodes: readonly Marked[] };
export type Marked = { node: Syntax; parent: Syntax };

/** A mark with the file it stands in, below the folder that was read. */
export type FiledMark = Mark & { file: string };

const wording = /^\s*lock: ([a-z-]+)\s*$/;

/**
 * Marks of a source: comments `lock: <name>` before what protects. That is the statement, argument or condition which begins
 * there, or the call of a chain whose name does.
 *
 * @throws when the source cannot be read
 */
export function marksIn(file: string, text: string): Mark[] {
  const { program, comments, errors } = parseSync(file, text);
  const [mistake] = errors;
  if (mistake) throw new Error(`${file} cannot be read: ${mistake.message}`);
  if (!isSyntax(program)) return [];
  return comments.flatMap(({ value, end }) => {
    const name = wording.exec(value)?.[1];
    return name ? [{ name, text, program, nodes: nodesAfter(program, text, end) }] : [];
  });
}

/** Marks of all sources in a folder. */
export function marksBelow(folder: string): FiledMark[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return text.includes('lock: ') ? marksIn(file, text).map((mark) => ({ ...mark, file })) : [];
    });
}

/** Nodes that begin where the first code after `offset` does; where that is the dot of a chain, the name behind it. */
function nodesAfter(program: Syntax, text: string, offset: number): Marked[] {
  const start = offset + (text.slice(offset).match(/^\s*(?:\?\.|\.)?\s*/)?.[0].length ?? 0);
  return [...syntaxIn(program)].filter(({ node }) => node.start === start);
}
