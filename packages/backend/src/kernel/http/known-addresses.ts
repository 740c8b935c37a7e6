import fp from 'fastify-plugin';

/**
 * Answers by their address alone what was answered before and is fresh, ahead of reading the address and its parameters. Register it behind
 * every hook that may refuse a request: what is in memory is held to the same limits.
 */
export const knownAddressesPlugin = fp(async (app) => {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!app.responseCache.sendKnown(request, reply)) done(null, payload);
  });
});
