import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiErrorBody, sendApiError } from '../proxy/api-error.ts';

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

/**
 * Lets no event stream through an ordinary connection of the proxy, which it would hold for minutes: streams have paths of their own,
 * and an address that only looks different must not lead around their limits.
 */
export function refuseOtherStreams(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return payload;
    if (payload instanceof Readable) payload.destroy();
    request.log.warn({ req: request }, 'an event stream came over a path that is not known for it');
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) reply.removeHeader(name);
    return JSON.stringify(apiErrorBody(reply, 503));
  });
}
