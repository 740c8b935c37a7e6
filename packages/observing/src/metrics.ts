import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

export { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from what memory answers to what a shopper gives up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** An answered request. `route` is the pattern, never the address, so that there are only so many; `seconds` its duration. */
export type AnsweredRequest = { method: string; route: string | undefined; status: number; seconds: number };

/** The name both servers give the durations of their answers. */
export const REQUEST_DURATION = 'jishi_http_request_duration_seconds';

/**
 * Counts answers and how long they took, by method, route and class of status (`2xx`). Event streams do not belong here: they last as long
 * as somebody listens.
 */
export function createRequestDurations(registry: Registry): (request: AnsweredRequest) => void {
  const durations = new Histogram({
    name: REQUEST_DURATION,
    help: 'Seconds until an answer was sent, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  return ({ method, route = 'none', status, seconds }) =>
    durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
}

/** Memory, processor, open files, garbage collection and the delay of the event loop of this process. Once for each process. */
export function observeProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether somebody may read the numbers of a server: with the internal key as bearer token; in demo mode also from the same computer, and
 * not through a proxy.
 */
export function mayReadMetrics(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { key, isDemo }: { key: string | null; isDemo: boolean },
): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given !== undefined) return key !== null && isSame(given, key);
  if (!isDemo || FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  return /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '');
}

/** Compares in the same time whatever differs, lengths too. */
function isSame(given: string, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}
