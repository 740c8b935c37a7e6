import { networkOf } from '@jishi/http-limits/network-of';
import { Semaphore } from '@jishi/http-limits/semaphore';
import { PermitsPerKey } from '@jishi/streams/permits-per-key';
import { streamRoutes as routes } from '@jishi/streams/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendApiError, statusOf } from '../http/api-error.ts';
import type { SetReleaseHeaders } from '../releases/release-headers.ts';
import type { CallSession } from '../session/call-session.ts';
import { createHeldStreams, type HeldStreamsOptions } from './held-streams.ts';
import { refuseStream, type StreamRefusal } from './refuse-stream.ts';
import { requestStream } from './request-stream.ts';

type StreamRoutesOptions = Omit<HeldStreamsOptions, 'log'> & {
  /** Base path of the api, with both slashes. */
  apiBase: string;
  setReleaseHeaders: SetReleaseHeaders;
  /** Puts tokens in the place of their markers. */
  session: CallSession;
  onRefused: (reason: StreamRefusal) => void;
};

/** What a stream is opened with: a small JSON. */
const BODY_LIMIT = 16 * 1024;

/**
 * Event streams of the api, beside its proxy. Opening one is a short call: the api says who may follow what. The stream itself is
 * held here, without any connection to the api; what changed comes with the change events, and the states of all that is followed are
 * asked for together. Where the api gives no subscriptions a few streams are passed through.
 *
 * @returns how many are open
 */
export async function streamRoutes(app: FastifyInstance, options: StreamRoutesOptions): Promise<() => number> {
  const { apiOrigin, apiBase, internalKey, changeEvents, limits } = options;
  const held = createHeldStreams({ ...options, log: app.log });
  const permits = new PermitsPerKey();
  const closing = new AbortController();
  const openings = new Semaphore({
    permits: limits.streamOpenings,
    waiting: limits.streamOpeningsWaiting,
    within: limits.streamOpeningWaitWithin,
    reason: 'upstream',
  });

  /**
   * Sends a stream, or what the api answered in its place.
   *
   * @returns why there is none; `null` when something was sent: a reply would be waited for, to the end of its stream
   */
  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    signal: AbortSignal,
  ): Promise<StreamRefusal | null> => {
    const leave = await openings.acquire().catch(() => null);
    if (!leave) return 'busy';
    try {
      signal.throwIfAborted();
      const isSubscribing = internalKey !== null && changeEvents.isAccepted;
      const asking = { apiOrigin, internalKey, isSubscribing, within: limits.streamOpenWithin, signal };
      const answer = await requestStream(request, asking);
      signal.throwIfAborted();
      const sent = held.send(reply, answer);
      return typeof sent === 'string' ? sent : null;
    } finally {
      leave();
    }
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refuse = (reason: StreamRefusal): FastifyReply => {
      options.onRefused(reason);
      return refuseStream(reply, reason);
    };
    if (!isPlainPath(request.url)) return sendApiError(reply, 400);
    if (permits.total >= limits.streams) return refuse('full');
    const leave = permits.tryAcquire(networkOf(request.ip), limits.streamsPerNetwork);
    if (!leave) return refuse('network');
    const left = new AbortController();
    reply.raw.once('close', () => {
      leave();
      left.abort();
    });
    try {
      const refusal = await open(request, reply, AbortSignal.any([left.signal, closing.signal]));
      return refusal === null ? reply : refuse(refusal);
    } catch (err) {
      if (!left.signal.aborted) request.log.warn({ err }, 'the api did not say whether a stream may be opened');
      return sendApiError(reply, err instanceof Error && err.name === 'TimeoutError' ? 504 : 502);
    }
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', options.setReleaseHeaders);
    scope.addHook('onRequest', options.session.authorize);
    scope.setErrorHandler((error, request, reply) => {
      request.log.info({ err: error }, 'a stream could not be asked for');
      return sendApiError(reply, statusOf(error) ?? 400);
    });
    for (const { method, path } of Object.values(routes)) {
      scope.route({ method, url: apiBase.replace(/\/$/, '') + path, exposeHeadRoute: false, handler });
    }
  });
  app.addHook('preClose', async () => {
    held.end();
    closing.abort();
  });
  app.addHook('onClose', async () => held.close());
  return () => held.size;
}

/** No address leads up and out of the path it was recognised by. */
function isPlainPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return URL.parse(path, 'http://web')?.pathname === path;
}
