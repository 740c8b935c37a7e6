import { negotiateEncoding } from '@jishi/server-kit/negotiate-encoding';
import { WORKER_FILE, WORKER_PATH } from '@jishi/service-worker/protocol';
import { retiredWorker } from '@jishi/service-worker/retired';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveRelease } from '../releases/live-release.ts';
import type { FileFinder } from './file-finder.ts';
import type { FileBytes, FileStore } from './file-store.ts';

type WorkerRouteOptions = {
  /** The release the browser of a request has; `null`: none is live. */
  releaseOf: (request: FastifyRequest) => Pick<LiveRelease, 'release'> | null;
  find: FileFinder;
  store: Pick<FileStore, 'get'>;
  /** The operator wants no worker. */
  isOff: boolean;
};

/**
 * `/sw.js`: the service worker of the shell of the release a browser has, so that a pin, a rollback, a share of a rollout and a ban
 * reach the worker as they reach pages. Where that shell has none, or it was banned, one that ends itself and what the one before
 * has kept. Browsers ask for it with every page they open.
 */
export function workerRoute(app: FastifyInstance, { releaseOf, find, store, isOff }: WorkerRouteOptions): void {
  const bytesOf = async (request: FastifyRequest): Promise<FileBytes | null> => {
    const version = releaseOf(request)?.release.parts['shell']?.version;
    if (isOff || version === undefined) return null;
    const file = await find('shell', version, WORKER_FILE);
    if (file === null || file === 'withdrawn') return null;
    return store.get(file, negotiateEncoding(request.headers['accept-encoding']));
  };

  app.get(WORKER_PATH, async (request, reply) => {
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding, Cookie',
    });
    const found = await bytesOf(request);
    if (!found) return reply.send(retiredWorker);
    if (found.encoding) reply.header('content-encoding', found.encoding);
    return reply.send(found.bytes);
  });
}
