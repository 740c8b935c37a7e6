import { TaggedCache, type TaggedEntry } from '@jishi/server-kit/tagged-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheEntry } from '../cache/cache-entry.ts';
import {
  type Freshness as Ages,
  type Loaded,
  RevalidatingCache,
  type RevalidatingCacheOptions,
} from '../cache/revalidating-cache.ts';
import type { Tag } from '../change-events/tags.ts';
import { isOwnProgram } from '../keys/internal-key.ts';
import { absoluteMedia } from '../wire/media-address.ts';
import {
  bodyIn,
  chooseEncoding,
  type EncodedResponse,
  type Encoding,
  encodeResponse,
  etagOf,
  isKnown,
} from './encoded-response.ts';

/** How a response is cached. */
export type Freshness<Payload = unknown> = Ages & {
  /** What it shows: a change event of any of these invalidates it at once. Left out when nothing ever does. */
  tags?: readonly Tag[] | ((payload: Payload) => readonly Tag[]);
};

/** A payload put together as JSON text from cached parts. */
export type Assembled = { json: string; tags: readonly Tag[]; parts: readonly CacheEntry<unknown>[] };

/** How long a response of a route is used, and whether change events invalidate it. */
type ResponseAges = Ages & { isTagged: boolean };

/** Which response an address as it was sent asks for. */
type KnownAddress = TaggedEntry & { key: string; ages: ResponseAges };

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;
/** Addresses of pages are shorter; one that is longer is read anew each time. */
const LONGEST_ADDRESS = 500;
/** Seconds a tagged response is used while no change events arrive; its parts are read anew for each. */
const MAX_AGE_WHILE_DISCONNECTED = 1;

type ResponseCacheOptions = Omit<RevalidatingCacheOptions, 'limit' | 'maxAgeWhileDisconnected'> & {
  /** Opens the tags of responses (`Cache-Tag`) to web, which caches pages made of them. */
  internalKey: string | null;
  /** In front of addresses of pictures and files; null: they stay paths. */
  mediaOrigin: string | null;
};

/**
 * Responses of public GETs, cached in memory for some seconds: the body is made and compressed once per language and query and carries a strong
 * ETag. Every process has its own; change events reach all of them, so that none shows an old price for longer than a second.
 *
 * `app.get('/good/:id', { schema }, (request, reply) =>
 *    app.responseCache.send(request, reply, { maxAge: 5, tags: (good) => [`good:${good.id}`] }, () => loadGood(…)))`
 */
export class ResponseCache {
  readonly #responses: RevalidatingCache<EncodedResponse>;
  readonly #partCaches: RevalidatingCache<never>[] = [];
  readonly #addresses = new TaggedCache<KnownAddress>({
    maxBytes: MAX_ADDRESS_BYTES,
    sizeOf: ({ key }, address) => (key.length + address.length) * 2 + 200,
  });
  readonly #options: ResponseCacheOptions;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    this.#responses = new RevalidatingCache({
      ...options,
      limit: MAX_BYTES,
      maxAgeWhileDisconnected: MAX_AGE_WHILE_DISCONNECTED,
    });
  }

  /** Bytes the cached responses and their parts take, roughly. */
  get bytes(): number {
    return this.#partCaches.reduce((sum, { bytes }) => sum + bytes, this.#responses.bytes);
  }

  /** A cache of parts that responses are put together from, up to so many bytes. */
  openPartCache<Value>(limit: number): RevalidatingCache<Value> {
    const { count: _, ...options } = this.#options;
    const cache = new RevalidatingCache<Value>({ ...options, limit, maxAgeWhileDisconnected: 0 });
    this.#partCaches.push(cache as unknown as RevalidatingCache<never>);
    return cache;
  }

  /** Sends the envelope around what `load` gives, or a cached one. */
  send<Payload>(
    request: FastifyRequest,
    reply: FastifyReply,
    { tags = [], ...ages }: Freshness<Payload>,
    load: () => Promise<Payload>,
  ): Promise<FastifyReply> {
    const isTagged = typeof tags === 'function' || tags.length > 0;
    return this.#send(request, reply, { ...ages, isTagged }, async () => {
      const payload = await load();
      const shown = typeof tags === 'function' ? tags(payload) : tags;
      return { json: JSON.stringify(payload ?? null), tags: shown, parts: [] };
    });
  }

  /** The same for a response that is put together from cached parts, of which it names the tags. */
  sendAssembled(
    request: FastifyRequest,
    reply: FastifyReply,
    ages: Ages,
    assemble: () => Promise<Assembled>,
  ): Promise<FastifyReply> {
    return this.#send(request, reply, { ...ages, isTagged: true }, assemble);
  }

  /**
   * Sends the fresh response that was sent to the same address in the same language before: an address is always read in the same way, so it
   * is not read again. False when the route has to answer.
   */
  sendKnown(request: FastifyRequest, reply: FastifyReply): boolean {
    if (request.method !== 'GET') return false;
    const known = this.#addresses.get(addressOf(request));
    const entry = known && this.#responses.fresh(known.key, known.ages);
    if (!entry) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding'], entry.value);
    const body = bodyIn(entry.value, encoding);
    if (body instanceof Promise) return false;
    this.#write(request, reply, { entry, ages: known.ages, encoding, body });
    return true;
  }

  /** Forgets everything, for example after the catalogue was imported. */
  clear(): void {
    for (const cache of this.#partCaches) cache.clear();
    this.#responses.clear();
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    ages: ResponseAges,
    assemble: () => Promise<Assembled>,
  ): Promise<FastifyReply> {
    const key = keyOf(request);
    const entry = await this.#responses.get(
      key,
      ages,
      async () => this.#encode(key, await assemble()),
      (error) => request.log.error({ err: error }),
    );
    const address = addressOf(request);
    if (address.length <= LONGEST_ADDRESS) this.#addresses.set(address, { key, ages, tags: [], isInvalidated: false });
    const encoding = chooseEncoding(request.headers['accept-encoding'], entry.value);
    return this.#write(request, reply, { entry, ages, encoding, body: await bodyIn(entry.value, encoding) });
  }

  #write(
    request: FastifyRequest,
    reply: FastifyReply,
    { entry: { value: response, tags }, ages, encoding, body }: Written,
  ): FastifyReply {
    reply
      .header('etag', etagOf(response, encoding))
      .header('vary', [reply.getHeader('vary'), 'Accept-Encoding, Lang'].filter(Boolean).join(', '))
      .header('cache-control', cacheControl(ages));
    if (tags.length > 0 && isOwnProgram(request, this.#options.internalKey)) {
      reply.header('cache-tag', tags.join(' '));
    }
    if (isKnown(request.headers['if-none-match'], response)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(body);
  }

  /** Most of what is made anew turns out the same: what it was compressed to is used again. */
  #encode(key: string, { json, tags, parts }: Assembled): Loaded<EncodedResponse> {
    const text = absoluteMedia(`{"result":"ok","message":${json}}`, this.#options.mediaOrigin);
    const encoded = encodeResponse(Buffer.from(text));
    const known = this.#responses.peek(key);
    const value = known?.etag === encoded.etag ? known : encoded;
    // Two encodings and the entry itself beside the plain body.
    return { value, bytes: value.raw.length * 2 + 512, tags, parts };
  }
}

/** What is sent of a response, and how. */
type Written = { entry: CacheEntry<EncodedResponse>; ages: ResponseAges; encoding: Encoding; body: Buffer };

/** Change events do not reach browsers and caches in between: what they could invalidate is asked for again, which a 304 answers. */
function cacheControl({ maxAge, staleWhileRevalidate = 0, isTagged }: ResponseAges): string {
  return isTagged ? 'public, no-cache' : `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`;
}

const addressOf = ({ lang, raw }: FastifyRequest): string => `${lang} ${raw.url}`;

/** What a route does not read makes no response of its own. */
function keyOf({ routeOptions, lang, params, query }: FastifyRequest): string {
  const reads = routeOptions.schema?.querystring ? query : null;
  return JSON.stringify([routeOptions.url, lang, params, reads]);
}

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}
