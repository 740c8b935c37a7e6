import fp from 'fastify-plugin';

/** One line for each request, when it is over. Pictures and health checks are left out unless they fail. */
export const requestLogPlugin = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const isQuiet = /^\/(media|healthz|readyz|metrics)\b/.test(request.url);
    if (isQuiet && reply.statusCode < 500) return;
    request.log.info(
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        class: reply.getHeader('x-error-class'),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        lang: request.lang,
        ip: request.ip,
      },
      'request',
    );
  });
});
