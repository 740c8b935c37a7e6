import { setTimeout as pause } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { Database } from '../db/database.ts';

/** Whoever asks wants to know now: a database that answers later does not serve anybody. */
const ANSWER_WITHIN_MS = 3_000;

/** What the database does; only `up` serves. */
type State = 'up' | 'down' | 'disk full';

/** `/healthz`: the process runs. `/readyz`: it can serve, that is, the database answers and takes what is written. */
export const healthPlugin = fp(async (app) => {
  const config = { access: 'open', rateLimit: false } as const;
  app.get('/healthz', { config, exposeHeadRoute: true }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, exposeHeadRoute: true }, async (request, reply) => {
    const { database } = app.shop;
    const state = await Promise.race([
      stateOf(database, (err) => request.log.error({ err }, 'database does not answer')),
      pause(ANSWER_WITHIN_MS, 'down' as const, { ref: false }),
    ]);
    if (state === 'up') return { status: 'ready', database: database.engine };
    return reply.code(503).header('x-error-class', 'unavailable').send({ status: 'unavailable', database: state });
  });
});

async function stateOf(database: Database, onError: (error: unknown) => void): Promise<State> {
  try {
    await database.ping();
    return (await database.hasDiskSpace()) ? 'up' : 'disk full';
  } catch (error) {
    onError(error);
    return 'down';
  }
}
