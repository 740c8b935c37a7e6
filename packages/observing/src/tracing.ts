import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export { startTracing, type Tracing } from './start-tracing.ts';

const tracer = () => trace.getTracer('jishi');

export type Work = { kind?: 'internal' | 'client'; attributes?: Attributes };

/**
 * Does some work as a span of the current trace; the span ends when the work does, and says when it failed. Outside of a trace (also when
 * tracing is off) the work is simply done: nothing that runs by itself fills traces of its own.
 *
 * `const rows = await traced('select goods', { kind: 'client' }, () => db.query(…))`
 */
export function traced<Result>(name: string, { kind = 'internal', attributes = {} }: Work, work: () => Result): Result {
  if (trace.getActiveSpan()?.isRecording() !== true) return work();
  const span = tracer().startSpan(name, { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes });
  return finishing(span, () => context.with(trace.setSpan(context.active(), span), work));
}

function finishing<Result>(span: Span, work: () => Result): Result {
  const fail = (error: unknown): never => {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
    span.end();
    throw error;
  };
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    const settled = result.then((value: unknown) => {
      span.end();
      return value;
    }, fail);
    return settled as Result;
  } catch (error) {
    return fail(error);
  }
}

/** The `traceparent` (W3C Trace Context) of the current span: carries the trace to another thread or program. Null outside of a trace. */
export function traceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'] ?? null;
}
