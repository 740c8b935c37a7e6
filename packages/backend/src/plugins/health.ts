import fp from 'fastify-plugin';

/** `/healthz`: the process runs. `/readyz`: it can serve, that is, the database answers. */
export const healthPlugin = fp(async (app) => {
  app.get('/healthz', { config: { access: 'open', rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: 'open', rateLimit: false } }, async (request, reply) => {
    try {
      await app.shop.database.ping();
      return { status: 'ready', database: app.shop.database.engine };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.code(503).header('x-error-class', 'unavailable').send({ status: 'unavailable', database: 'down' });
    }
  });
});
