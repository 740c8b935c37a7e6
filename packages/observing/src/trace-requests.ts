import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** The part of a Fastify request that is looked at. */
type Request = {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  routeOptions: { url?: string | undefined };
};
type Reply = { statusCode: number; getHeader(name: string): unknown };

export type RequestTracing = {
  /** As `onRequest` hook: everything that follows belongs to the span. */
  begin(request: Request, reply: Reply, done: () => void): void;
  /** As `onResponse` hook. */
  end(request: Request, reply: Reply, done: () => void): void;
};

/** Those of a balancer and of Prometheus come every few seconds and say nothing. */
const QUIET = /^\/(healthz|readyz|metrics)\b/;

/**
 * A span for each request a server answers, named by method and route.
 *
 * @param mayJoin whether a request's own `traceparent` counts: not where strangers ask, who could make every trace a kept one
 */
export function traceRequests({ mayJoin }: { mayJoin: boolean }): RequestTracing {
  const spans = new WeakMap<Request, Span>();
  return {
    begin(request, _reply, done) {
      if (QUIET.test(request.url)) return done();
      const parent = mayJoin ? propagation.extract(context.active(), request.headers) : context.active();
      const { method, routeOptions, url } = request;
      const span = trace.getTracer('jishi').startSpan(
        `${method} ${routeOptions.url ?? 'none'}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': routeOptions.url ?? '',
            'url.path': url.split('?', 1)[0] ?? '',
          },
        },
        parent,
      );
      spans.set(request, span);
      context.with(trace.setSpan(parent, span), done);
    },
    end(request, reply, done) {
      const span = spans.get(request);
      span?.setAttributes({
        'http.response.status_code': reply.statusCode,
        'jishi.request_id': String(reply.getHeader('x-request-id') ?? ''),
      });
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    },
  };
}
