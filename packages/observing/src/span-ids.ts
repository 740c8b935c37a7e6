import { randomBytes } from 'node:crypto';

let chosen: string | null = null;

/** The span that `make` begins gets this id: it was sent to others before. */
export function chooseSpanId<Result>(id: string, make: () => Result): Result {
  chosen = id;
  try {
    return make();
  } finally {
    chosen = null;
  }
}

/** Ids as W3C Trace Context wants them. */
export const spanIds = {
  generateTraceId: (): string => randomBytes(16).toString('hex'),
  generateSpanId: (): string => chosen ?? randomBytes(8).toString('hex'),
};

/** A `traceparent` for a call within the trace of another one. */
export function childOf(parent: string): { spanId: string; traceparent: string } {
  const spanId = spanIds.generateSpanId();
  const [version, traceId, , flags] = parent.split('-');
  return { spanId, traceparent: [version, traceId, spanId, flags].join('-') };
}
