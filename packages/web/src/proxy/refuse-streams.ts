import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { apiErrorBody } from '../http/api-error.ts';

/**
 * Lets no event stream through an ordinary connection of the proxy, which it would hold for minutes: streams have paths of their own,
 * and an address that only looks different must not lead around their limits.
 */
export function refuseStreams(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return payload;
    if (payload instanceof Readable) payload.destroy();
    request.log.warn({ req: request }, 'an event stream came over a path that is not known for it');
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) reply.removeHeader(name);
    return JSON.stringify(apiErrorBody(reply, 503));
  });
}
