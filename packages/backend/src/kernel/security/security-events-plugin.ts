import type { onSendAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { eventsAt, logRequestEvent } from './log-request-event.ts';

/** Writes into the security log which calls were answered 200 and changed who gets in (`route-events.ts`). Refusals are logged by the error handler. */
export const securityEventsPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const done = eventsAt(String(route.method), route.url, app.shop.config.apiBase)?.done;
    if (!done) return;
    const log: onSendAsyncHookHandler = async (request, reply) => {
      if (reply.statusCode === 200) logRequestEvent(request, done);
    };
    route.onSend = [...[route.onSend ?? []].flat(), log];
  });
});
