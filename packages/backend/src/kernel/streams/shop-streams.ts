import { PassThrough } from 'node:stream';
import { type StreamState, SUBSCRIPTION_HEADER, type Subscription } from '@jishi/streams/messages';
import { OpenStreams, streamHeaders } from '@jishi/streams/open-streams';
import { readStreamSubject, type StreamTopic, streamTopics } from '@jishi/streams/routes';
import { Watch } from '@jishi/streams/watch';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeEvents } from '../change-events/change-events.ts';
import { refuse } from '../errors/shop-error.ts';
import { comesFromWeb } from '../keys/internal-key.ts';

/** The states of some things of a topic by their key; what has none is left out. */
export type ReadStates = (keys: string[]) => Promise<ReadonlyMap<string, StreamState>>;

type Followed = Omit<Subscription, 'subject' | 'others'> & {
  topic: StreamTopic;
  key: string;
  /** More of the same topic, in the same stream. */
  others?: readonly { key: string; first: StreamState }[];
};

/** Event streams of the api: whoever asks it by themselves gets a stream, web a subscription, which it makes streams of. */
export class ShopStreams {
  readonly #internalKey: string | null;
  readonly #sources = new Map<StreamTopic, ReadStates>();
  readonly #watch: Watch;
  readonly #open: OpenStreams;

  constructor(changeEvents: Pick<ChangeEvents, 'on' | 'onResync' | 'isConnected'>, internalKey: string | null) {
    this.#internalKey = internalKey;
    this.#watch = new Watch({ changeEvents: streamChanges(changeEvents), read: (subjects) => this.read(subjects) });
    this.#open = new OpenStreams(this.#watch);
  }

  /** How many this process has open itself. */
  get size(): number {
    return this.#open.size;
  }

  /** Says how the states of a topic are found. */
  source(topic: StreamTopic, read: ReadStates): void {
    this.#sources.set(topic, read);
  }

  /** The states of subjects of any topics. */
  async read(subjects: readonly string[]): Promise<Map<string, StreamState>> {
    const keys = Map.groupBy(
      subjects.map((subject) => readStreamSubject(subject)).filter((named) => named !== null),
      ({ topic }) => topic,
    );
    const found = await Promise.all(
      [...keys].map(async ([topic, named]) => {
        const states = await this.#sources.get(topic)?.(named.flatMap(({ key }) => key ?? []));
        return [...(states ?? [])].map(([key, state]) => [`${topic}:${key}`, state] as const);
      }),
    );
    return new Map(found.flat());
  }

  /**
   * Answers a request that may follow this.
   * @throws ShopError `http.throttle` when the owner has too many streams of the topic open in this process
   */
  send(request: FastifyRequest, reply: FastifyReply, { topic, key, others = [], ...rest }: Followed): FastifyReply {
    const besides = others.map((other) => ({ subject: `${topic}:${other.key}`, first: other.first }));
    const subscription: Subscription = {
      subject: `${topic}:${key}`,
      ...rest,
      ...(besides.length > 0 ? { others: besides } : {}),
    };
    if (request.headers[SUBSCRIPTION_HEADER] !== undefined && comesFromWeb(request, this.#internalKey)) {
      return reply.header('cache-control', 'no-store').send(subscription);
    }
    // Nothing waits in it beside one event, so a reader who is slow misses states in between.
    const stream = new PassThrough({ highWaterMark: 1 });
    if (!this.#open.open(subscription, () => stream)) throw refuse('http.throttle');
    reply.raw.once('close', () => stream.destroy());
    return reply.headers(streamHeaders).send(stream);
  }

  /** Ends every stream: the process is told to stop. */
  end(): void {
    this.#open.close();
  }

  /** Asks nothing any more. */
  close(): void {
    this.end();
    this.#watch.close();
  }
}

const streamChanges = (changeEvents: Pick<ChangeEvents, 'on' | 'onResync' | 'isConnected'>) => ({
  get isConnected() {
    return changeEvents.isConnected;
  },
  listen(listener: (tag: string | null) => void) {
    const stops = [
      ...streamTopics.map((topic) => changeEvents.on(topic, ({ tag }) => listener(tag))),
      changeEvents.onResync(() => listener(null)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
});

declare module 'fastify' {
  interface FastifyInstance {
    streams: ShopStreams;
  }
}
