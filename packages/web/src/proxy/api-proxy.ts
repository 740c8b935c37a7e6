import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendApiError } from './api-error.ts';

export type ApiProxyOptions = {
  apiOrigin: string;
  internalKey: string | null;
  headersWithin: number;
  /** Serial of the live release; stands on every answer of the api. */
  serial: () => number | null;
};

/** What of a request matters here, whatever kind of server it came through. */
type Origin = Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>;

type Headers = Record<string, string | string[] | undefined>;

/** `/api/*` and `/media/*` go to the api and come back as streams; event streams too. */
export async function apiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  for (const prefix of ['/api', '/media']) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        const serial = options.serial();
        if (serial !== null) reply.header('x-release', serial);
      });
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

/** The api sees the shopper's address and can tell that it comes from web; what a reader wrote there is overwritten. */
function towardsApi(request: Origin, headers: Headers, internalKey: string | null): Headers {
  const { forwarded: _, 'x-internal-key': __, ...rest } = headers;
  return {
    ...rest,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    ...(internalKey === null ? {} : { 'x-internal-key': internalKey }),
  };
}

/** Our request id and serial stand on the answer already, whether the api gave one or not. */
function towardsReader({ 'x-request-id': _, 'x-release': __, ...headers }: Headers): Headers {
  return headers;
}

/** The api may close an idle connection just as it is used again; such a request never arrived. */
const isClosedConnection = (error: Error | null): boolean =>
  error !== null && 'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
