import type { FastifyInstance } from 'fastify';
import type { TellRelease } from './asking-release.ts';

/**
 * `/release`: nothing but `x-release` and `x-release-state`. A tab asks here before it shows its next page and when a
 * file does not come; the answer is made from memory.
 */
export function releaseRoute(app: FastifyInstance, tell: TellRelease): void {
  app.get('/release', async (request, reply) => {
    await tell(request, reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
