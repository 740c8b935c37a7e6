import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askingSerial, type TellRelease } from '../releases/asking-release.ts';
import { sendApiError } from './api-error.ts';

export type ApiProxyOptions = {
  apiOrigin: string;
  internalKey: string | null;
  headersWithin: number;
  /** Says on every answer of the api which release is live, and whether the one that asks has ended. */
  tellRelease: TellRelease;
};

/** What of a request matters here, whatever kind of server it came through. */
type Origin = Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host' | 'headers'>;

type Headers = Record<string, string | string[] | undefined>;

/** `/api/*` and `/media/*` go to the api and come back as streams; event streams too. */
export async function apiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  for (const prefix of ['/api', '/media']) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', options.tellRelease);
      scope.setErrorHandler((error, request, reply) => {
        request.log.warn({ err: error }, 'a request could not be passed to the api');
        return sendApiError(reply, 400);
      });
      await scope.register(httpProxy, {
        upstream: options.apiOrigin,
        prefix,
        rewritePrefix: prefix,
        disableRequestLogging: true,
        // An event stream may be silent for long: no limit on the body, the reader ends it by leaving.
        undici: {
          connections: 256,
          headersTimeout: options.headersWithin,
          bodyTimeout: 0,
          connect: { rejectUnauthorized: true },
        },
        destroyAgent: true,
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => towardsApi(request, headers, options.internalKey),
          rewriteHeaders: towardsReader,
          onError: (reply, { error }) => {
            sendApiError(reply as FastifyReply, 'statusCode' in error && error.statusCode === 504 ? 504 : 502);
          },
          retryDelay: ({ err, req, attempt }) =>
            attempt === 0 && isClosedConnection(err) && isRead(req.method) ? 10 : null,
        },
      });
    });
  }
}

/**
 * The api sees the shopper's address and can tell that it comes from web; what a reader wrote there is overwritten. The
 * release that asks goes on as a serial or not at all.
 */
function towardsApi(request: Origin, headers: Headers, internalKey: string | null): Headers {
  const {
    forwarded: _,
    'x-internal-key': __,
    'x-release': ___,
    traceparent: ____,
    tracestate: _____,
    ...rest
  } = headers;
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

/** Our request id and what is said of the release stand on the answer already, whether the api gave one or not. */
function towardsReader({ 'x-request-id': _, 'x-release': __, 'x-release-state': ___, ...headers }: Headers): Headers {
  return headers;
}

/** The api may close an idle connection just as it is used again; such a request never arrived. */
const isClosedConnection = (error: Error | null): boolean =>
  error !== null && 'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
