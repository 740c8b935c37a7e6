import { Counter, createRequestDurations, Gauge, observeProcess, Registry } from '@jishi/observing/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageResponse } from '../page-cache/page-response.ts';
import type { NoticeKind } from '../pages/notice-texts.ts';
import type { ReportOutcome } from '../security/policy-reports.ts';
import type { StreamRefusal } from '../streams/refuse-stream.ts';

/** What one process did since its start, and values read when they are asked for. */
export type Metrics = {
  /** A page was answered from there, or with that notice. */
  page(kind: PageResponse['from'] | NoticeKind): void;
  /** A cached page was compressed well, in so many milliseconds. */
  pageCompressed(took: number): void;
  /** A page shared so many answers, and asked for so many others may share. */
  sharedAnswers(counts: { hit: number; miss: number }): void;
  refusal(code: string): void;
  streamRefused(reason: StreamRefusal): void;
  /** A browser reported what the policy of pages stopped. */
  policyReport(outcome: ReportOutcome): void;
  /** A page waits because its network has had its share, or was refused. */
  limited(kind: 'late' | 'refused'): void;
  answered(request: FastifyRequest, reply: FastifyReply): void;
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** For numbers of other packages. */
  registry: Registry;
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
  const compressions = new Counter({
    name: 'jishi_pages_compressed_total',
    help: 'Cached pages that were compressed once for all their readers',
    registers,
  });
  const compressing = new Counter({
    name: 'jishi_pages_compressing_seconds_total',
    help: 'Time that went into it',
    registers,
  });
  const answers = new Counter({
    name: 'jishi_shared_answers_total',
    help: "Answers of the api visitors' pages needed, by whether another page had asked a moment before",
    labelNames: ['outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'jishi_release_refusals_total',
    help: 'Releases that were not made live, by reason',
    labelNames,
    registers,
  });
  const streams = new Counter({
    name: 'jishi_streams_refused_total',
    help: 'Event streams that were not opened, by reason',
    labelNames: ['reason'],
    registers,
  });
  const limited = new Counter({
    name: 'jishi_pages_limited_total',
    help: 'Pages that waited for the sake of other networks, or were refused',
    labelNames,
    registers,
  });
  const reports = new Counter({
    name: 'jishi_csp_reports_total',
    help: 'Reports of browsers about the policy of pages, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const observe = createRequestDurations(registry);
  return {
    page: (kind) => pages.inc({ kind }),
    pageCompressed(took) {
      compressions.inc();
      compressing.inc(took / 1000);
    },
    sharedAnswers({ hit, miss }) {
      answers.inc({ outcome: 'hit' }, hit);
      answers.inc({ outcome: 'miss' }, miss);
    },
    refusal: (kind) => refusals.inc({ kind }),
    streamRefused: (reason) => streams.inc({ reason }),
    policyReport: (outcome) => reports.inc({ outcome }),
    limited: (kind) => limited.inc({ kind }),
    answered({ method, routeOptions }, reply) {
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
      observe({ method, route: routeOptions.url, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    },
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await read()) });
    },
    registry,
    observeProcess: () => observeProcess(registry),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** What is taken at the moment, and how many wait. */
type Crowd = { busy(): number; waiting(): number };

/** Connections to the api that are taken, and requests that wait for one, by what they carry. */
export function observeApiConnections(registry: Registry, connections: Record<string, Crowd>): void {
  const gauge: Gauge<'for' | 'state'> = new Gauge({
    name: 'jishi_api_connections',
    help: 'Connections to the api that are taken, and requests that wait for one',
    labelNames: ['for', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { busy, waiting }] of Object.entries(connections)) {
        gauge.set({ for: name, state: 'busy' }, busy());
        gauge.set({ for: name, state: 'waited_for' }, waiting());
      }
    },
  });
}
