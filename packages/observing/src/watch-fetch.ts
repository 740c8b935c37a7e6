import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** What undici, which is also behind `fetch`, tells of a request. */
type UndiciRequest = { origin: unknown; method: string; path: string; addHeader(name: string, value: string): void };
type UndiciResponse = { statusCode: number; headers: Buffer[] };

export type WatchFetch = {
  /** Only requests to this origin are looked at. */
  origin: string;
  /** A request begins: called where it is asked for, so that it sees the asker's asynchronous context. What it gives back hears the answer. */
  onRequest?: () => ((header: (name: string) => string | null) => void) | undefined;
};

/**
 * Looks at every `fetch` to an origin in this thread: as part of a trace it becomes a span, and the other side learns the trace
 * (`traceparent`).
 * @returns what ends it
 */
export function watchFetch({ origin, onRequest }: WatchFetch): () => void {
  type Seen = { span: Span | null; hear: ((header: (name: string) => string | null) => void) | undefined };
  const seen = new WeakMap<object, Seen>();
  const end = (request: object, error?: unknown): void => {
    const span = seen.get(request)?.span;
    if (error) span?.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
    span?.end();
  };
  const handlers: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: UndiciRequest };
      if (String(request.origin) !== origin) return;
      seen.set(request, { span: beginCall(request), hear: onRequest?.() });
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: UndiciRequest; response: UndiciResponse };
      const call = seen.get(request);
      call?.span?.setAttribute('http.response.status_code', response.statusCode);
      call?.hear?.((name) => headerOf(response.headers, name));
    },
    'undici:request:trailers': (message) => end((message as { request: object }).request),
    'undici:request:error': (message) => {
      const { request, error } = message as { request: object; error: unknown };
      end(request, error);
    },
  };
  for (const [channel, handler] of Object.entries(handlers)) subscribe(channel, handler);
  return () => {
    for (const [channel, handler] of Object.entries(handlers)) unsubscribe(channel, handler);
  };
}

function beginCall(request: UndiciRequest): Span | null {
  const around = context.active();
  if (trace.getSpanContext(around) === undefined) return null;
  const path = request.path.split('?', 1)[0] ?? '';
  const span = trace.getTracer('jishi').startSpan(
    `${request.method} ${path}`,
    {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': request.method, 'server.address': String(request.origin), 'url.path': path },
    },
    around,
  );
  carry(trace.setSpan(around, span), request);
  return span;
}

function carry(from: Context, request: UndiciRequest): void {
  const headers: Record<string, string> = {};
  propagation.inject(from, headers);
  for (const [name, value] of Object.entries(headers)) request.addHeader(name, value);
}

/** undici gives names and values in turn. */
function headerOf(headers: readonly Buffer[], name: string): string | null {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toString('latin1').toLowerCase() === name);
  return at === -1 ? null : (headers[at + 1]?.toString('latin1') ?? null);
}
