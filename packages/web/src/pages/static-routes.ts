import type { FastifyInstance } from 'fastify';
import { mark } from './mark.ts';

/** Files of the host that belong to no release. */
export function staticRoutes(app: FastifyInstance): void {
  const day = 'public, max-age=86400';
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', day).type('text/plain; charset=utf-8').send(robots),
  );
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    app.get(path, (_request, reply) =>
      reply.headers({ 'cache-control': day, 'x-content-type-options': 'nosniff' }).type('image/svg+xml').send(mark),
    );
  }
}

/** Personal pages and the api are nothing to find. */
const robots = `User-agent: *
Disallow: /api/
Disallow: /user/
Disallow: /en/user/
Disallow: /cart
Disallow: /en/cart
Disallow: /indent/
Disallow: /en/indent/
Disallow: /money/
Disallow: /en/money/
`;
