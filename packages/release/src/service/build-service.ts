import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { refuseBeyond } from '../access/scope.ts';
import { type FindHolder, type Holder, hasEnded, type Role } from '../access/tokens.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReadOrder } from '../history/order-release.ts';
import { errorResponse } from '../operations/error-response.ts';
import { type Operation, type OperationName, operations, publishRoles } from '../operations/operations.ts';
import { perform, requireRole } from '../operations/perform.ts';
import type { Registry } from '../registry/registry.ts';
import { sizeLimits } from '../versions/size-limits.ts';
import type { PicturesOption } from '../window/pictures/picture-taking.ts';
import { addWindowRoutes } from '../window/window-routes.ts';
import { addLookingRoutes } from './looking-routes.ts';
import { readUpload } from './upload.ts';

export type ServiceOptions = {
  registry: Registry;
  findHolder: FindHolder;
  /** Where log lines go. */
  logStream?: { write(line: string): void } | undefined;
  limits?: Partial<ServiceLimits>;
  /** Who takes the pictures of the window. Default: nobody. */
  pictures?: PicturesOption | null;
  /** Who knows from which release an order was placed. Default: nobody. */
  readOrder?: ReadOrder;
};

/** Sizes are bytes, times milliseconds. */
const defaultServiceLimits = {
  /** A request with JSON. */
  requestBytes: 64 * 1024,
  /** A build with everything around it. */
  uploadBytes: sizeLimits.version + 1024 * 1024,
  /** Uploads that may be in memory at the same time. */
  uploads: 4,
  /** A request must have arrived within this time. */
  arriveWithin: 120_000,
};

export type ServiceLimits = typeof defaultServiceLimits;

/**
 * The release service: whoever may is given the registry's commands, and the key stays here. It does not listen:
 * `app.listen(…)` does. `app.close()` lets requests finish.
 */
export function buildService({
  registry,
  findHolder,
  logStream,
  limits: own,
  pictures = null,
  readOrder = async (number) => {
    throw new RegistryError('not-found', `nobody knows from which release order ${number} was placed`);
  },
}: ServiceOptions): FastifyInstance {
  const limits = { ...defaultServiceLimits, ...own };
  const app = Fastify({
    logger: logStream ? { stream: logStream, base: null } : false,
    bodyLimit: limits.requestBytes,
    requestTimeout: limits.arriveWithin,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  });
  const holders = new WeakMap<FastifyRequest, Holder>();

  const identify = async (request: FastifyRequest, token: string | undefined): Promise<Holder> => {
    const holder = token === undefined ? null : await findHolder(token);
    if (!holder) {
      throw new RegistryError(
        'unauthorized',
        token === undefined ? 'say who asks: Authorization: Bearer <token>' : 'this token is unknown or was revoked',
      );
    }
    if (hasEnded(holder)) {
      throw new RegistryError('unauthorized', `the token of ${holder.name} counted until ${holder.expires}`);
    }
    holders.set(request, holder);
    return holder;
  };
  const authorize = (allowed: readonly Role[]) => async (request: FastifyRequest) => {
    const [, token] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
    requireRole(await identify(request, token), allowed);
  };

  const performLogged = async (request: FastifyRequest, holder: Holder, name: OperationName, body: unknown) => {
    const { output, isDone, facts } = await perform(registry, holder, name, body);
    if (isDone) request.log.info({ author: holder.name, operation: name, ...facts }, 'done');
    return output;
  };

  for (const [name, operation] of Object.entries(operations) as [string, Operation<unknown, unknown>][]) {
    app.post(`/v1/${name}`, { onRequest: authorize(operation.roles) }, async (request, reply) => {
      const output = await performLogged(request, holders.get(request)!, name as OperationName, request.body);
      return reply.type('application/json').send(JSON.stringify(output));
    });
  }

  let uploads = 0;
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/v1/publish',
    { onRequest: authorize(publishRoles), bodyLimit: limits.uploadBytes },
    async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new RegistryError('invalid', 'send the build as multipart/form-data');
      const build = await readUpload(request.body, request.headers['content-type'] ?? '');
      refuseBeyond(holders.get(request)!, { parts: [build.part], channels: [] });
      const isDryRun = new URL(request.url, 'http://service').searchParams.has('dry-run');
      const result = await registry.publish(build, { isDryRun });
      if (!isDryRun) request.log.info({ author: holders.get(request)?.name, operation: 'publish', ...result }, 'done');
      return reply.send(result);
    },
  );
  // Bodies are held in memory while they arrive, so they are counted before.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/v1/publish') return;
    if (uploads >= limits.uploads) {
      reply.header('retry-after', '5');
      throw new RegistryError('unavailable', `${uploads} uploads are being taken in: try again in a moment`);
    }
    uploads += 1;
    reply.raw.once('close', () => {
      uploads -= 1;
    });
  });

  addWindowRoutes(app, {
    registry,
    perform: performLogged,
    pictures,
    readOrder,
    findHolder: async (token) => {
      const holder = await findHolder(token);
      return holder && !hasEnded(holder) ? holder : null;
    },
  });
  addLookingRoutes(app, { registry, authorize: async (request, token) => void (await identify(request, token)) });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    // A connection that is kept open would keep the service from ending.
    if (isStopping) reply.header('connection', 'close');
  });
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, new RegistryError('not-found', 'the release service has no such address')),
  );
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof RegistryError) {
      request.log.warn({ author: holders.get(request)?.name, path: request.url, code: error.code }, error.message);
      return refuse(
        reply,
        error,
        request.routeOptions.url === '/' ? 'Basic realm="releases", charset="UTF-8"' : 'Bearer',
      );
    }
    return refuseOther(error, request, reply);
  });
  return app;
}

function refuse(reply: FastifyReply, error: RegistryError, scheme = 'Bearer'): FastifyReply {
  const { status, body } = errorResponse(error);
  if (status === 401) reply.header('www-authenticate', scheme);
  return reply.code(status).send(body);
}

/** Faults of the request that the framework found, and our own; what is internal is not disclosed. */
function refuseOther(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    const message = status === 413 ? 'the request is too large' : (error as Error).message;
    return reply.code(status).send({ error: { code: 'invalid', message } });
  }
  request.log.error({ err: error, path: request.url }, 'a request failed');
  return reply
    .code(500)
    .send({ error: { code: 'unavailable', message: 'the release service failed: its log says why' } });
}
