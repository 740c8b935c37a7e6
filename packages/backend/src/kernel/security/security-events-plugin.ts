import type { onSendAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { eventsAt, tellRequest } from './tell-request.ts';

/** Tells the security log of calls that were answered 200 and change who gets in (`route-events.ts`). Refusals are told by the error handler. */
export const securityEventsPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const done = eventsAt(String(route.method), route.url, app.shop.config.apiBase)?.done;
    if (!done) return;
    const tell: onSendAsyncHookHandler = async (request, reply) => {
      if (reply.statusCode === 200) tellRequest(request, done);
    };
    route.onSend = [...[route.onSend ?? []].flat(), tell];
  });
});
