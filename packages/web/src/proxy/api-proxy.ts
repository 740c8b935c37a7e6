import httpProxy from '@fastify/http-proxy';
import type { HttpGuard } from '@jishi/http-limits/guard';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config/limits.ts';
import { sendApiError, statusOf } from '../http/api-error.ts';
import type { SetReleaseHeaders } from '../releases/release-headers.ts';
import type { CallSession } from '../session/call-session.ts';
import { type Answer, sendTokens } from '../session/issued-tokens.ts';
import { type BoundedAgent, createBoundedAgent } from './bounded-agent.ts';
import { forwardBodies } from './forward-bodies.ts';
import { towardsApi, towardsReader } from './forwarded-headers.ts';
import { refuseStreams } from './refuse-streams.ts';

export type ApiProxyOptions = {
  apiOrigin: string;
  internalKey: string | null;
  limits: Limits;
  guard: HttpGuard;
  /** Puts tokens in the place of their markers. */
  session: CallSession;
  publicOrigin: string | null;
  /** Says on every answer of the api which release is live, and whether the one that asks has ended. */
  setReleaseHeaders: SetReleaseHeaders;
  /** A call was answered. */
  onAnswered: (request: FastifyRequest, status: number) => void;
};

/** The connections to the api, by what they carry. */
export type ApiConnections = Record<'calls' | 'media', BoundedAgent>;

/** `/api/*` and `/media/*` go to the api, each by connections of its own, and come back as streams. Event streams have their own way (`streams/`). */
export async function apiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<ApiConnections> {
  const { limits } = options;
  const shared = {
    streaming: limits.uploads,
    waiting: limits.waitingForApi,
    within: limits.apiConnectionWithin,
    headersWithin: limits.apiHeadersWithin,
  };
  const calls = createBoundedAgent({ ...shared, connections: limits.apiConnections });
  const media = createBoundedAgent({ ...shared, connections: limits.mediaConnections });
  await forward(app, '/api', calls, options);
  await forward(app, '/media', media, { ...options, onAnswered: () => undefined });
  return { calls, media };
}

async function forward(
  app: FastifyInstance,
  prefix: string,
  { dispatcher }: BoundedAgent,
  { apiOrigin, internalKey, limits, guard, session, publicOrigin, onAnswered, ...options }: ApiProxyOptions,
): Promise<void> {
  const { setReleaseHeaders: tellRelease } = options;
  await app.register(async (scope) => {
    scope.addHook('onResponse', async (request, reply) => onAnswered(request, reply.statusCode));
    const banned = new WeakSet<FastifyRequest>();
    scope.addHook('onRequest', async (request, reply) => {
      if ((await tellRelease(request, reply)) === 'banned') banned.add(request);
    });
    scope.addHook('onRequest', session.authorize);
    // Not before its body is there: renewing the tokens of a session changes nothing of the shop.
    scope.addHook('preHandler', async (request, reply) => {
      if (!banned.has(request) || isRead(request.method) || session.refreshBody(request) !== null) return;
      reply.header('x-release-state', 'refused');
      await sendApiError(reply, 409);
    });
    refuseStreams(scope);
    forwardBodies(scope, limits.uploadBytes);
    scope.setErrorHandler(async (error, request, reply) => {
      const status = statusOf(error);
      if (status === null) request.log.warn({ err: error }, 'a request could not be passed to the api');
      // A limit may have refused it before the release was told.
      await tellRelease(request, reply);
      return sendApiError(reply, status ?? 400);
    });
    await scope.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: dispatcher,
      destroyAgent: true,
      proxyPayloads: false,
      handler: (request, reply, url, how) => reply.from(url, { ...how, ...bodyOf(request, session) }),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => towardsApi(request, headers, internalKey),
        rewriteHeaders: towardsReader,
        onResponse: (request, reply, answer) =>
          sendTokens(request, reply as FastifyReply, answer as unknown as Answer, publicOrigin),
        onError: (reply, { error }) => {
          // A slow body was counted where it was watched.
          if (statusOf(error) !== 408) guard.refuse(error.cause, reply as FastifyReply);
          sendApiError(reply as FastifyReply, statusOf(error) ?? 502);
        },
        retryDelay: ({ err, req, attempt }) =>
          attempt === 0 && isClosedConnection(err) && isRead(req.method) ? 10 : null,
      },
    });
  });
}

/** A body that has arrived goes on as it is; one that is still coming is passed as a stream by itself. */
function bodyOf(request: FastifyRequest, session: CallSession): { body?: Buffer; contentType?: string } {
  const { body, headers } = request;
  if (!Buffer.isBuffer(body)) return {};
  return {
    body: session.refreshBody(request) ?? body,
    contentType: headers['content-type'] ?? 'application/octet-stream',
  };
}

/** The api may close an idle connection just as it is used again; such a request never arrived. */
const isClosedConnection = (error: Error | null): boolean =>
  error !== null && 'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
