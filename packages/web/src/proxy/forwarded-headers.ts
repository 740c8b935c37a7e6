import { releaseId } from '@jishi/release';
import { SUBSCRIPTION_HEADER } from '@jishi/streams/messages';
import type { FastifyRequest } from 'fastify';
import { requestRelease } from '../releases/release-headers.ts';
import { TOKENS_HEADER } from '../session/issued-tokens.ts';

/** What of a request matters here, whatever kind of server it came through. */
type Origin = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'protocol' | 'host' | 'headers'>;

export type Headers = Record<string, string | string[] | undefined>;

/**
 * The api sees the shopper's address and can tell that it comes from web; what a reader wrote there is overwritten. The
 * release that asks goes on by its name or not at all.
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
  const release = requestRelease(request);
  return {
    ...rest,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    ...(release === null ? {} : { 'x-release': releaseId(release) }),
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

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
