import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Serial of the release the asking page belongs to; null when it named none. */
    release: number | null;
  }
}

/** `request.release` from the header `X-Release`. */
export const releasePlugin = fp(async (app) => {
  app.decorateRequest('release', null);
  app.addHook('onRequest', async (request) => {
    request.release = readRelease(request.headers['x-release']);
  });
});

/** A positive whole number, or null for anything else. */
export function readRelease(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^[1-9]\d{0,14}$/.test(header) ? Number(header) : null;
}
