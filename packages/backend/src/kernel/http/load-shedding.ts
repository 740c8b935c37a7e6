import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { refuse } from '../errors/shop-error.ts';

/** The process answers this late, on average over a second, when it has far more work than it can do. */
const OVERLOADED_MS = 1500;
const WINDOW_MS = 1000;
const NS_PER_MS = 1e6;

/**
 * Load shedding: turns requests away (503) while the process cannot keep up, so that the open ones still finish. By hand, because
 * `@fastify/under-pressure` measures the same delay but from its registration on, where this one begins when the process listens: what
 * starting up takes (migrations, a seed) must turn nobody away.
 */
export const loadSheddingPlugin = fp(async (app) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let isOverloaded = false;
  let timer: NodeJS.Timeout | null = null;

  app.addHook('onListen', async () => {
    delay.enable();
    timer = setInterval(() => {
      isOverloaded = delay.mean / NS_PER_MS > OVERLOADED_MS;
      delay.reset();
    }, WINDOW_MS).unref();
  });
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
    delay.disable();
  });
  app.addHook('onRequest', async (request) => {
    if (!isOverloaded || request.url === '/healthz') return;
    throw refuse('http.overload');
  });
});
