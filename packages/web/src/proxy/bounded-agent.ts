import { Readable } from 'node:stream';
import { Semaphore } from '@jishi/http-limits/semaphore';
import { Agent, type Dispatcher } from 'undici';

export type BoundedAgentOptions = {
  /** Connections for requests whose bodies are at hand, and for those whose bodies are still coming. */
  connections: number;
  streaming: number;
  /** Requests of either kind that may wait for a connection, and for how long (milliseconds). */
  waiting: number;
  within: number;
  /** How long the other side may take to send its head, in milliseconds. */
  headersWithin: number;
};

/** Connections that are taken, and requests that wait for one. */
export type BoundedAgent = { dispatcher: Dispatcher; busy(): number; waiting(): number };

/**
 * An agent of undici that never queues without bound: a request waits for a connection in a bounded queue and for a bounded time, and fails
 * with an `HttpRefusal` (`upstream`) then. Slow bodies have connections of their own, so they cannot take those of ordinary calls (a bulkhead).
 */
export function createBoundedAgent(options: BoundedAgentOptions): BoundedAgent {
  const { connections, streaming, waiting, within, headersWithin } = options;
  const semaphore = (permits: number) => new Semaphore({ permits, waiting, within, reason: 'upstream' });
  const ordinary = semaphore(connections);
  const slow = semaphore(streaming);
  const agent = new Agent({
    // As many as there are permits: undici itself has nothing to queue.
    connections: connections + streaming,
    pipelining: 1,
    headersTimeout: headersWithin,
    // An event stream may be silent for long: no limit on the answer, the reader ends it by leaving.
    bodyTimeout: 0,
    connect: { rejectUnauthorized: true },
  });
  const bounded: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (request, handler) => {
    const { body } = request;
    const isStreaming = body instanceof Readable;
    const send = async () => {
      const release = await (isStreaming ? slow : ordinary).acquire();
      try {
        if (isStreaming && body.destroyed) throw body.errored ?? new Error('its body ended while it waited');
        dispatch(request, releasing(handler, release));
      } catch (error) {
        release();
        throw error;
      }
    };
    send().catch((error: unknown) => fail(handler, error));
    return true;
  };
  return {
    dispatcher: agent.compose(bounded),
    busy: () => ordinary.taken + slow.taken,
    waiting: () => ordinary.waiting + slow.waiting,
  };
}

/** Gives the permit back as soon as the connection is free: the answer was read, or it failed. */
function releasing(handler: Dispatcher.DispatchHandler, release: () => void): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (controller, status, headers, socket) =>
      handler.onRequestUpgrade?.(controller, status, headers, socket),
    onResponseStart: (controller, status, headers, message) =>
      handler.onResponseStart?.(controller, status, headers, message),
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd(controller, trailers) {
      release();
      handler.onResponseEnd?.(controller, trailers);
    },
    onResponseError(controller, error) {
      release();
      handler.onResponseError?.(controller, error);
    },
  };
}

function fail(handler: Dispatcher.DispatchHandler, cause: unknown): void {
  const reason = cause instanceof Error ? cause : new Error(String(cause));
  const nothing = () => {};
  // Nothing was sent: there is nothing to be stopped or resumed.
  const controller = { aborted: true, paused: false, reason, abort: nothing, pause: nothing, resume: nothing };
  handler.onResponseError?.(controller, reason);
}
