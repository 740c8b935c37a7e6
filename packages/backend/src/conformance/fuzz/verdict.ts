import { ERROR_CLASSES } from '../../kernel/error-texts/entry.ts';
import type { Reply } from '../authorization-matrix/calls.ts';

/** What only somebody inside may read: stacks, files, statements, names of libraries. */
const INTERNALS =
  /\bat \S+ \(|\.[cm]?[jt]s:\d|node_modules|\/packages\/|pglite|postgres|drizzle|fastify|\bzod\b|syntax error|invalid input syntax|violates|out of range|\b(?:Type|Range|Syntax|Reference)Error\b|ECONN|"(?:stack|trace|cause|detail)"\s*:/i;

/** Answers that take longer than this are a way to stop the shop; a single one takes some milliseconds. */
const SLOW_MS = 8000;

const KINDS: readonly unknown[] = ERROR_CLASSES.filter((kind) => kind !== 'unexpected');

/** What is wrong with an answer to hostile input; null when nothing is. */
export function faultOf({ status, body, kind, isJson }: Reply, milliseconds: number): string | null {
  if (kind === 'unexpected') return 'an unexpected fault';
  // 500 is the contract's own for a missing sign-in and a bad refresh token, and for nothing else.
  if (status >= 500 && kind !== 'unauthenticated') return `status ${status}`;
  if (status >= 400 && isJson && !KINDS.includes(kind)) return `no class (${String(kind)})`;
  if (status >= 400 && INTERNALS.test(body)) return 'internals in the answer';
  return milliseconds > SLOW_MS ? `an answer after ${Math.round(milliseconds)} ms` : null;
}
