import { Counter, createRequestDurations, Gauge, observeProcess, Registry } from '@jishi/observing/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NoticeKind } from '../pages/notice-texts.ts';
import type { PageAnswer } from '../pages/page-answer.ts';

/** What one process did since its start, and values read when they are asked for. */
export type Metrics = {
  /** A page was answered from there, or with that notice. */
  page(kind: PageAnswer['from'] | NoticeKind): void;
  refusal(code: string): void;
  answered(request: FastifyRequest, reply: FastifyReply): void;
  gauge(name: string, help: string, read: () => number): void;
  /** Memory, processor and event loop of the process: for a server that listens. */
  observeProcess(): void;
  contentType: string;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['kind'];
  const pages = new Counter({
    name: 'jishi_pages_total',
    help: 'Pages by where they came from',
    labelNames,
    registers,
  });
  const refusals = new Counter({
    name: 'jishi_release_refusals_total',
    help: 'Releases that were not made live, by reason',
    labelNames,
    registers,
  });
  const observe = createRequestDurations(registry);
  return {
    page: (kind) => pages.inc({ kind }),
    refusal: (kind) => refusals.inc({ kind }),
    answered({ method, routeOptions }, reply) {
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
      observe({ method, route: routeOptions.url, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    },
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    observeProcess: () => observeProcess(registry),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
