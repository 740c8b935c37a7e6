/** A place that could not be drawn on the server. */
export type RenderFault = {
  /** The part whose code threw, or in whose place it did. */
  part: string;
  /** Path of the page, without its query. */
  path: string;
  message: string;
  requestId: string;
};

/** Server files have the name of their part and version in traces (`compileServerFile`). */
const frame = /([a-z][a-z0-9-]*)@[^\s()]+\/server\.cjs/g;

/**
 * Whose code a trace is of: the innermost remote, else the shell, in whose libraries others' mistakes end, too.
 *
 * @param trace of the error, and of the components around it
 */
export function partOfTrace(trace: string): string {
  const parts = [...trace.matchAll(frame)].map(([, part = 'shell']) => part);
  return parts.find((part) => part !== 'shell') ?? 'shell';
}
