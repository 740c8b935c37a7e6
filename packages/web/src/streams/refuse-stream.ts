import type { FastifyReply } from 'fastify';
import { sendApiError } from '../http/api-error.ts';

/**
 * Why somebody gets no stream: the process has as many as it may (`full`), or the network (`network`), or the customer or address
 * by the api's rule (`owner`); too many are being opened (`busy`); the api gives no subscriptions and enough streams are passed
 * through already (`passed`).
 */
export type StreamRefusal = 'full' | 'network' | 'owner' | 'busy' | 'passed';

/** Status, and seconds after which it is worth another try. Pages ask in intervals meanwhile. */
const refusals = {
  full: [503, 30],
  network: [429, 60],
  owner: [429, 60],
  busy: [503, 10],
  passed: [503, 60],
} as const satisfies Record<StreamRefusal, readonly [429 | 503, number]>;

/** Answers in the api's own words, so that pages do without the stream as they do without any. */
export function refuseStream(reply: FastifyReply, reason: StreamRefusal): FastifyReply {
  const [status, seconds] = refusals[reason];
  return sendApiError(reply.header('retry-after', seconds), status);
}
