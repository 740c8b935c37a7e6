import type { FastifyInstance } from 'fastify';
import type { SetReleaseHeaders } from './release-headers.ts';

/**
 * `/release`: nothing but `x-release` and `x-release-state`. A tab requests it while it loads its next page and when
 * a file does not come; the response is made from memory. Not `no-store`: that would keep the tab's page out of the
 * back/forward cache.
 */
export function releaseRoute(app: FastifyInstance, setReleaseHeaders: SetReleaseHeaders): void {
  app.get('/release', async (request, reply) => {
    await setReleaseHeaders(request, reply);
    return reply.code(204).header('cache-control', 'no-cache').send();
  });
}
