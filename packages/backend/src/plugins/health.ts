import fp from 'fastify-plugin';

/** `/healthz`: the process runs. `/readyz`: it can serve, that is, the database answers. */
export const healthPlugin = fp(async (app) => {
  const config = { access: 'open', rateLimit: false } as const;
  app.get('/healthz', { config, exposeHeadRoute: true }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, exposeHeadRoute: true }, async (request, reply) => {
    try {
      await app.shop.database.ping();
      return { status: 'ready', database: app.shop.database.engine };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.code(503).header('x-error-class', 'unavailable').send({ status: 'unavailable', database: 'down' });
    }
  });
});
