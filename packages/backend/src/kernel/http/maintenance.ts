import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { refuse } from '../errors/shop-error.ts';

/** As long as this file is in the data folder the shop is closed; the pages look at the same one. */
export const MAINTENANCE_FILE = 'maintenance';
const LOOK_EVERY_MS = 1000;
const RETRY_AFTER_SECONDS = '60';

/**
 * Refuses every call that carries the project key while the shop is closed (`http.maintenance`, 503). Open ones go on: notices of payment
 * providers must be taken, and downloads that were bought come through.
 */
export const maintenancePlugin = fp(async (app) => {
  const { config } = app.shop;
  const isClosed = lookFor(join(config.dataFolder, MAINTENANCE_FILE));
  app.addHook('onRequest', async (request, reply) => {
    const { access = 'secret' } = request.routeOptions.config;
    if (access === 'open' || !request.url.startsWith(config.apiBase) || !isClosed()) return;
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    throw refuse('http.maintenance');
  });
});

/** Whether a file is there, looked up once a second at most. */
function lookFor(path: string): () => boolean {
  let isThere = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return isThere;
    lookedAt = performance.now();
    isThere = existsSync(path);
    return isThere;
  };
}
