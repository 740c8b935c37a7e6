import fp from 'fastify-plugin';
import { absoluteMedia, relativeMedia } from '../wire/media-address.ts';

/**
 * Addresses of pictures and files at the edge: absolute in answers when the shop knows its origin, so that a site on another origin sees them,
 * and paths again in what clients send back. The origin is a setting, never the Host header, which anybody may write. Kept answers bring their
 * own bytes (`response-cache.ts`).
 */
export const mediaAddressesPlugin = fp(async (app) => {
  const { apiBase, mediaOrigin, publicOrigin } = app.shop.config;
  if (mediaOrigin === null) return;
  const own = [...new Set([mediaOrigin, publicOrigin ?? mediaOrigin])];
  app.addHook('preValidation', async (request) => {
    if (request.url.startsWith(apiBase)) request.body = relativeMedia(request.body, own);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    const isResponse = typeof payload === 'string' && isJson && request.url.startsWith(apiBase);
    return isResponse ? absoluteMedia(payload, mediaOrigin) : payload;
  });
});
