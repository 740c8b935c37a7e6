import { traced } from '@jishi/observing/tracing';
import type { Engine } from './database.ts';

const MAX_TEXT = 500;

/** Does a query as a span of the trace it belongs to; its values stay out. */
export function tracedQuery<Result>(engine: Engine, text: string, run: () => Promise<Result>): Promise<Result> {
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const attributes = {
    'db.system.name': engine === 'postgres' ? 'postgresql' : 'pglite',
    'db.query.text': text.slice(0, MAX_TEXT),
  };
  return traced(name, { kind: 'client', attributes }, run);
}
