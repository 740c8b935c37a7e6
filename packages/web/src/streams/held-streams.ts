import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { OpenStreams, streamHeaders } from '@jishi/streams/open-streams';
import { PermitsPerKey } from '@jishi/streams/permits-per-key';
import { Watch } from '@jishi/streams/watch';
import type { FastifyReply } from 'fastify';
import type { ChangeEvents } from '../change-events/change-events.ts';
import type { Limits } from '../config/limits.ts';
import { createReadStates, type StatesLog } from './read-states.ts';
import type { StreamRefusal } from './refuse-stream.ts';
import type { StreamResponse } from './request-stream.ts';

export type HeldStreamsOptions = {
  apiOrigin: string;
  internalKey: string | null;
  changeEvents: ChangeEvents;
  limits: Limits;
  log: StatesLog;
};

/** Streams this process holds for readers: those of subscriptions, and those that pass through. */
export function createHeldStreams({ apiOrigin, internalKey, changeEvents, limits, log }: HeldStreamsOptions) {
  // Without a key there are no subscriptions, so nothing is followed either.
  const read =
    internalKey === null
      ? async () => new Map()
      : createReadStates({ apiOrigin, internalKey, log, within: limits.streamStatesWithin });
  const watch = new Watch({ changeEvents: watchedBy(changeEvents), read });
  const open = new OpenStreams(watch);
  const passed = new PermitsPerKey();

  return {
    get size() {
      return open.size + passed.total;
    },

    /** Sends what the api's answer comes to; or says why there is no stream. */
    send(reply: FastifyReply, answer: StreamResponse): FastifyReply | StreamRefusal {
      if (answer.kind === 'other') return reply.code(answer.status).headers(answer.headers).send(answer.body);
      if (answer.kind === 'subscription') {
        const isOpen = open.open(answer.subscription, () => {
          reply.headers({ ...answer.headers, ...streamHeaders }).hijack();
          return reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
        });
        return isOpen ? reply : 'owner';
      }
      const leave = passed.tryAcquire('', limits.streamsPassed);
      if (!leave) {
        answer.body.cancel().catch(() => {});
        return 'passed';
      }
      // The platform's stream and Node's own are one class with two types. Fastify destroys it when the reader leaves.
      const stream = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>).once('close', leave);
      return reply.headers({ ...answer.headers, ...streamHeaders }).send(stream);
    },

    /** Ends those of subscriptions, at once. */
    end: () => open.close(),
    /** Asks for nothing any more. */
    close: () => watch.close(),
  };
}

/** Change events as a watch takes them: the api sends its tags as they are. */
const watchedBy = (changeEvents: ChangeEvents) => ({
  get isConnected() {
    return changeEvents.state === 'connected';
  },
  listen: (listener: (tag: string | null) => void) => changeEvents.subscribe(listener),
});
