import { SUBSCRIPTION_HEADER, type Subscription, subscription } from '@jishi/streams/messages';
import type { FastifyRequest } from 'fastify';
import { type Headers, towardsApi, towardsReader } from '../proxy/forwarded-headers.ts';

/** What the api said of a stream that somebody wants. */
export type StreamResponse =
  /** They may follow this. */
  | { kind: 'subscription'; headers: Headers; subscription: Subscription }
  /** The stream itself: of an api that knows no subscriptions, or was not asked for one. */
  | { kind: 'stream'; headers: Headers; body: ReadableStream<Uint8Array> }
  /** Anything else, to be passed on as it is: a refusal above all. */
  | { kind: 'other'; status: number; headers: Headers; body: Buffer };

type StreamRequest = {
  apiOrigin: string;
  internalKey: string | null;
  /** Asks for a subscription, which takes the key. */
  isSubscribing: boolean;
  /** Milliseconds until the api must have answered. */
  within: number;
  /** The reader has left, or web stops; it ends a stream too. */
  signal: AbortSignal;
};

/** Headers of one connection, which are not passed on, and those that `fetch` makes itself. */
const ownOfConnection = new Set([
  'host',
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'accept-encoding',
  'content-length',
  'content-encoding',
  'date',
]);

/**
 * Asks the api whether somebody may follow something.
 * @throws Error when it does not answer: `TimeoutError` when that took too long
 */
export async function requestStream(request: FastifyRequest, asking: StreamRequest): Promise<StreamResponse> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('the api took too long', 'TimeoutError')), asking.within);
  try {
    const response = await fetch(asking.apiOrigin + request.url, {
      method: request.method,
      headers: headersOf(request, asking),
      signal: AbortSignal.any([asking.signal, late.signal]),
      redirect: 'manual',
      ...(request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {}),
    });
    const headers = passedOn(towardsReader(Object.fromEntries(response.headers)));
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream') && response.body) return { kind: 'stream', headers, body: response.body };
    const body = Buffer.from(await response.arrayBuffer());
    const granted = response.status === 200 && asking.isSubscribing ? readSubscription(body) : null;
    if (granted) return { kind: 'subscription', headers, subscription: granted };
    return { kind: 'other', status: response.status, headers, body };
  } finally {
    clearTimeout(timer);
  }
}

function headersOf(request: FastifyRequest, { internalKey, isSubscribing }: StreamRequest): [string, string][] {
  const { connection = '', ...rest } = request.headers;
  const named = new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
  const theirs = Object.fromEntries(Object.entries(rest).filter(([name]) => !named.has(name)));
  const sent = towardsApi(request, theirs, internalKey);
  const all = isSubscribing ? { ...sent, [SUBSCRIPTION_HEADER]: '1' } : sent;
  return Object.entries(passedOn(all)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}

const passedOn = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownOfConnection.has(name)));

function readSubscription(body: Buffer): Subscription | null {
  try {
    return subscription.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
