import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Connections, countConnections } from './connections.ts';
import type { HttpGuard } from './guard.ts';
import { isAnswer, lingering } from './lingering.ts';
import type { Release } from './semaphore.ts';
import type { Body } from './unfinished-bodies.ts';
import { isUnread, watchBody } from './watch-body.ts';

/** What a load balancer and Prometheus ask must be answered under any load. */
const OPERATORS = /^\/(healthz|readyz|metrics)\b/;

type App = Pick<FastifyInstance, 'server' | 'addHook' | 'routing'>;

/** Permits of requests that are being answered. */
const permits = new WeakMap<FastifyRequest, Release>();

/** Bodies that were ended because they came slowly: next to nothing of them is under way, so nothing has to be waited for. */
const dripping = new WeakSet<IncomingMessage>();

/** An answer that lasts as long as somebody listens does not count as a request in flight any more. */
export const leaveRequests = (request: FastifyRequest): void => permits.get(request)?.();

/** How often connections that have become idle are ended while the server stops, in milliseconds. */
const END_IDLE_EVERY = 100;

/** Limits the connections of each network, and makes room by ending those that have their answer: where there are many, and when the server stops. */
export function limitConnections(app: App, guard: HttpGuard): Connections {
  const { limits, network, count } = guard;
  const connections = countConnections(app.server, { limits, network, onRefused: count });
  app.addHook('onSend', async (request, reply) => {
    if (connections.isCrowded(request.raw.socket)) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), END_IDLE_EVERY).unref();
    app.server.once('close', () => clearInterval(timer));
  });
  return connections;
}

/**
 * Limits the requests of each network that are being answered; more of them wait for a moment. Register it where hooks before it cost
 * nothing, and after those an answer needs.
 */
export function limitRequests(app: App, guard: HttpGuard): void {
  app.addHook('onRequest', async (request, reply) => {
    const network = guard.network(request.ip);
    if (network === null || OPERATORS.test(request.url)) return;
    const release = await takePermit(guard, guard.requests.acquire(network), reply);
    if (release === null) return reply.hijack();
    permits.set(request, release);
  });
  app.addHook('onSend', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) leaveRequests(request);
  });
}

/**
 * Limits bodies: their size before they are read, the speed at which they come, how many are coming from a network and in all, and the memory
 * they need. Answers `Expect: 100-continue` once the body will be read. Register it after the hooks that refuse without reading.
 */
export function limitBodies(app: App, guard: HttpGuard): void {
  const { limits, bodies } = guard;
  app.server.on('checkContinue', (request, response) => app.routing(request, response));
  app.addHook('preParsing', async (request, reply) => {
    const { raw, method } = request;
    if (!isUnread(raw) || method === 'GET' || method === 'HEAD') return;
    const isUpload = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
    const most = isUpload ? limits.uploadBytes : Math.min(limits.bodyBytes, request.routeOptions.bodyLimit);
    const bytes = Number(request.headers['content-length'] ?? most);
    if (bytes > most) throw guard.refuse('large-body', reply);
    if (isUpload) return limitUpload(guard, request, reply);
    const body: Body = {
      network: guard.network(request.ip),
      bytes,
      end(reason) {
        dripping.add(raw);
        guard.refuse(reason, reply);
        watch.end(reason);
      },
    };
    if (!bodies.add(body)) throw guard.refuse('body-memory', reply);
    const watch = watchBody(raw, {
      limits,
      onSlow: () => {
        bodies.release(body);
        body.end('slow-body');
      },
      onWhole: () => bodies.finish(body),
    });
    whenOver(reply, () => {
      watch.stop();
      bodies.release(body);
    });
    sayContinue(request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isUnread(request.raw)) return payload;
    reply.header('connection', 'close');
    if (!isAnswer(payload) || request.method === 'HEAD' || request.raw.destroyed || dripping.has(request.raw))
      return payload;
    leaveRequests(request);
    if (!(payload instanceof Readable)) reply.header('content-length', Buffer.byteLength(payload));
    return lingering(payload, request.raw, limits.lingerFor);
  });
  app.addHook('preClose', async () => {
    setTimeout(() => bodies.endAll('stopping'), limits.bodiesWithinStop).unref();
  });
}

/** Uploads take long: each has a permit, and they are not pushed out by others. */
async function limitUpload(guard: HttpGuard, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const network = guard.network(request.ip);
  if (network !== null && (await takePermit(guard, guard.uploadsOfNetwork.acquire(network), reply)) === null) return;
  if ((await takePermit(guard, guard.uploads.acquire(), reply)) === null) return;
  const watch = watchBody(request.raw, {
    limits: guard.limits,
    onSlow: () => {
      guard.refuse('slow-body', reply);
      watch.end('slow-body');
    },
    onWhole: () => {},
  });
  whenOver(reply, watch.stop);
  sayContinue(request, reply);
}

/**
 * Waits for a permit that is given back when the answer is over; null when its client left meanwhile.
 *
 * @throws HttpRefusal that was counted, with `Retry-After` set on the answer
 */
export async function takePermit(
  guard: HttpGuard,
  permit: Promise<Release>,
  reply: FastifyReply,
): Promise<Release | null> {
  const release = await permit.catch((error: unknown) => {
    throw guard.refuse(error, reply);
  });
  whenOver(reply, release);
  return reply.raw.closed ? null : release;
}

const endings = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * When everything is sent, or the client has left: also of a pipelined request whose turn has not come. One listener for all
 * of an answer: an upload waits for more permits than an emitter takes without a word.
 */
function whenOver({ raw }: FastifyReply, end: () => void): void {
  const ends = endings.get(raw);
  if (raw.closed) end();
  else if (ends) ends.push(end);
  else listenToEnd(raw, [end]);
}

function listenToEnd(raw: ServerResponse, ends: (() => void)[]): void {
  endings.set(raw, ends);
  const over = () => {
    for (const end of ends.splice(0)) end();
  };
  raw.once('finish', over).once('close', over);
}

function sayContinue({ headers }: FastifyRequest, { raw }: FastifyReply): void {
  if (/^100-continue$/i.test(headers.expect ?? '')) raw.writeContinue();
}
