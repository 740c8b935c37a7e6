import type { SourceFrame } from './trace-frames.ts';

/** A frame as people read it: where it stands in the sources, or why that cannot be told. */
export function frameText({ frame, part, version, source, line, column, problem }: SourceFrame): string {
  if (source === null) return `${frame}\n    ${problem}`;
  return `${source}:${line}:${column}  (${part}@${version})`;
}
