import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { statusPage, statusPagePolicy } from './status-page.ts';

type LookingRoutes = {
  registry: Registry;
  /** Refuses whoever holds none of these tokens. */
  authorize: (request: FastifyRequest, token: string | undefined) => Promise<void>;
};

/** What only looks: whether the service lives, whether it can work, and a page for people. */
export function addLookingRoutes(app: FastifyInstance, { registry, authorize }: LookingRoutes): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await registry.requireThere();
      const channels = await registry.channels();
      const live = await Promise.all(channels.map(async (name) => [name, (await registry.live(name))?.serial ?? null]));
      return { status: 'ready', channels: Object.fromEntries(live) };
    } catch (error) {
      // Where the registry is concerns nobody without a token.
      request.log.error({ err: error }, 'not ready');
      const code = error instanceof RegistryError ? error.code : 'unavailable';
      return reply.code(503).send({ status: 'unready', code });
    }
  });
  app.get('/', {
    onRequest: async (request, reply) => {
      reply.headers({ 'content-security-policy': statusPagePolicy, 'referrer-policy': 'no-referrer' });
      await authorize(request, tokenOfPassword(request.headers.authorization));
    },
    handler: async (_request, reply) => {
      await registry.requireThere();
      return reply.type('text/html; charset=utf-8').send(await statusPage(registry));
    },
  });
}

/** A browser asks for name and password: the token is the password, the name is not looked at. It counts on this page alone. */
function tokenOfPassword(authorization = ''): string | undefined {
  const [, encoded = ''] = /^Basic (\S{1,600})$/.exec(authorization) ?? [];
  const [, token] = /^[^:]*:(\S{1,200})$/.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return token;
}
