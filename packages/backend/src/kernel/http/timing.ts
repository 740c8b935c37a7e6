import fp from 'fastify-plugin';

/** `Server-Timing` and the request id on every response; `Cache-Control: no-cache, private` unless the route said otherwise. */
export const timingPlugin = fp(async (app) => {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('server-timing', `api;dur=${reply.elapsedTime.toFixed(1)}`);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache, private');
  });
});
