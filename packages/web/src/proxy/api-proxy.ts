import httpProxy from '@fastify/http-proxy';
import type { HttpGuard } from '@jishi/http-limits/guard';
import { SUBSCRIPTION_HEADER } from '@jishi/streams/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import { askingSerial, type TellRelease } from '../releases/asking-release.ts';
import type { CallSession } from '../session/call-session.ts';
import { type Answer, answerTokens, TOKENS_HEADER } from '../session/issued-tokens.ts';
import { refuseOtherStreams } from '../streams/refuse-stream.ts';
import { sendApiError, statusOf } from './api-error.ts';
import { type BoundedAgent, createBoundedAgent } from './bounded-agent.ts';
import { passBodies } from './passed-bodies.ts';

export type ApiProxyOptions = {
  apiOrigin: string;
  internalKey: string | null;
  limits: Limits;
  guard: HttpGuard;
  /** Puts tokens in the place of their markers. */
  session: CallSession;
  publicOrigin: string | null;
  /** Says on every answer of the api which release is live, and whether the one that asks has ended. */
  tellRelease: TellRelease;
};

/** What of a request matters here, whatever kind of server it came through. */
type Origin = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'protocol' | 'host' | 'headers'>;

export type Headers = Record<string, string | string[] | undefined>;

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
  await passOn(app, '/api', calls, options);
  await passOn(app, '/media', media, options);
  return { calls, media };
}

async function passOn(
  app: FastifyInstance,
  prefix: string,
  { dispatcher }: BoundedAgent,
  { apiOrigin, internalKey, limits, guard, session, publicOrigin, tellRelease }: ApiProxyOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', tellRelease);
    scope.addHook('onRequest', session.authorize);
    refuseOtherStreams(scope);
    passBodies(scope, limits.uploadBytes);
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
          answerTokens(request, reply as FastifyReply, answer as unknown as Answer, publicOrigin),
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

/**
 * The api sees the shopper's address and can tell that it comes from web; what a reader wrote there is overwritten. The
 * release that asks goes on as a serial or not at all.
 */
export function towardsApi(request: Origin, headers: Headers, internalKey: string | null): Headers {
  const {
    forwarded: _,
    // Whose cookies they are is for web to know: tokens go on in `Authorization` alone.
    cookie: _______,
    'x-internal-key': __,
    'x-release': ___,
    traceparent: ____,
    tracestate: _____,
    [SUBSCRIPTION_HEADER]: ______,
    ...rest
  } = withoutHops(headers, isRead(request.method));
  const serial = askingSerial(request);
  return {
    ...rest,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    ...(serial === null ? {} : { 'x-release': String(serial) }),
    ...(internalKey === null ? {} : { 'x-internal-key': internalKey }),
  };
}

/** What one connection says to the next server only, and undici refuses. Nobody reads the body of a GET, so it is not announced. */
function withoutHops(headers: Headers, isBodyless: boolean): Headers {
  const {
    expect: _,
    'keep-alive': __,
    'proxy-connection': ___,
    te: ____,
    upgrade: _____,
    'content-length': length,
    ...rest
  } = headers;
  return isBodyless ? rest : { ...rest, 'content-length': length };
}

/** Our request id and what is said of the release stand on the answer already, whether the api gave one or not. */
export function towardsReader({
  'x-request-id': _,
  'x-release': __,
  'x-release-state': ___,
  [TOKENS_HEADER]: ____,
  ...headers
}: Headers): Headers {
  return headers;
}

/** The api may close an idle connection just as it is used again; such a request never arrived. */
const isClosedConnection = (error: Error | null): boolean =>
  error !== null && 'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
