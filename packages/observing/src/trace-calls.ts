import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { chooseSpanId } from './span-ids.ts';
import { type Call, type CallListener, watchFetch } from './watch-fetch.ts';

/** Makes every call of a trace to an origin a span, which the other side takes part in. @returns what ends it */
export function traceCalls(origin: string): () => void {
  return watchFetch(origin, (call) => {
    const around = context.active();
    if (trace.getSpanContext(around) === undefined) return null;
    const span = trace.getTracer('jishi').startSpan(nameOf(call), optionsOf(call, origin), around);
    const headers: Record<string, string> = {};
    propagation.inject(trace.setSpan(around, span), headers);
    return listenerOf(span, headers);
  });
}

function listenerOf(span: Span, headers: Record<string, string>): CallListener {
  return {
    headers,
    onAnswer: (status) => void span.setAttribute('http.response.status_code', status),
    onEnd(error) {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      span.end();
    },
  };
}

/** A call that was made and is over, reported by a thread that does not send traces itself. Times are milliseconds since 1970. */
export type FinishedCall = {
  call: Call;
  origin: string;
  /** `traceparent` of what the call belongs to. */
  parent: string;
  /** Id the other side was sent. */
  spanId: string;
  startedAt: number;
  endedAt: number;
  /** 0: there was no answer. */
  status: number;
};

/** Makes a span of a call another thread made. */
export function recordCall({ call, origin, parent, spanId, startedAt, endedAt, status }: FinishedCall): void {
  const around = propagation.extract(context.active(), { traceparent: parent });
  if (trace.getSpanContext(around) === undefined) return;
  const options = { ...optionsOf(call, origin), startTime: startedAt };
  const span = chooseSpanId(spanId, () => trace.getTracer('jishi').startSpan(nameOf(call), options, around));
  span.setAttribute('http.response.status_code', status);
  if (status === 0) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endedAt);
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

const optionsOf = ({ method, path }: Call, origin: string) => ({
  kind: SpanKind.CLIENT,
  attributes: { 'http.request.method': method, 'server.address': origin, 'url.path': path },
});
