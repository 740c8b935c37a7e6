import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Freshness as Ages, type FreshOptions, FreshValues, type Made } from '../cache/fresh-values.ts';
import type { Kept } from '../cache/kept-values.ts';
import { isOwnProgram } from '../keys/internal-key.ts';
import type { Subject } from '../news/subjects.ts';
import { absoluteMedia } from '../wire/media-address.ts';
import { bodyIn, chooseEncoding, type EncodedAnswer, encodeAnswer, etagOf, isKnown } from './encoded-answer.ts';

/** How an answer is kept. */
export type Freshness<Payload = unknown> = Ages & {
  /** What it shows: news of any of these outdate it at once. Left out when nothing ever does. */
  about?: readonly Subject[] | ((payload: Payload) => readonly Subject[]);
};

/** A payload put together as JSON text from kept parts. */
export type Assembled = { json: string; subjects: readonly Subject[]; of: readonly Kept<unknown>[] };

const MAX_BYTES = 64 * 1024 * 1024;
/** Seconds an answer that news could outdate is used while none arrive; its parts are read anew for each. */
const MAX_AGE_WITHOUT_NEWS = 1;

type CacheOptions = Omit<FreshOptions, 'limit' | 'maxAgeWithoutNews'> & {
  /** Opens the tags of answers (`Cache-Tag`) to web, which keeps pages made of them. */
  internalKey: string | null;
  /** In front of addresses of pictures and files; null: they stay paths. */
  mediaOrigin: string | null;
};

/**
 * Answers of public GETs, kept in memory for some seconds: the body is made and compressed once per language and query and carries a strong
 * ETag. Every process has its own; news of what changed reach all of them, so that none shows an old price for longer than a second.
 *
 * `app.get('/good/:id', { schema }, (request, reply) =>
 *    app.answers.send(request, reply, { maxAge: 5, about: (good) => [`good:${good.id}`] }, () => loadGood(…)))`
 */
export class AnswerCache {
  readonly #answers: FreshValues<EncodedAnswer>;
  readonly #parts: FreshValues<never>[] = [];
  readonly #options: CacheOptions;

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#answers = new FreshValues({ ...options, limit: MAX_BYTES, maxAgeWithoutNews: MAX_AGE_WITHOUT_NEWS });
  }

  /** Bytes the kept answers and their parts take, roughly. */
  get bytes(): number {
    return this.#parts.reduce((sum, { bytes }) => sum + bytes, this.#answers.bytes);
  }

  /** Keeps parts that answers are put together from, up to so many bytes. */
  keepParts<Value>(limit: number): FreshValues<Value> {
    const { count: _, ...options } = this.#options;
    const parts = new FreshValues<Value>({ ...options, limit, maxAgeWithoutNews: 0 });
    this.#parts.push(parts as unknown as FreshValues<never>);
    return parts;
  }

  /** Sends the envelope around what `load` gives, or a kept one. */
  send<Payload>(
    request: FastifyRequest,
    reply: FastifyReply,
    { about = [], ...ages }: Freshness<Payload>,
    load: () => Promise<Payload>,
  ): Promise<FastifyReply> {
    const isToldByNews = typeof about === 'function' || about.length > 0;
    return this.#send(request, reply, { ...ages, isToldByNews }, async () => {
      const payload = await load();
      const subjects = typeof about === 'function' ? about(payload) : about;
      return { json: JSON.stringify(payload ?? null), subjects, of: [] };
    });
  }

  /** The same for an answer that is put together from kept parts, of which it names the subjects. */
  sendAssembled(
    request: FastifyRequest,
    reply: FastifyReply,
    ages: Ages,
    assemble: () => Promise<Assembled>,
  ): Promise<FastifyReply> {
    return this.#send(request, reply, { ...ages, isToldByNews: true }, assemble);
  }

  /** Forgets everything, for example after the catalogue was imported. */
  clear(): void {
    for (const parts of this.#parts) parts.clear();
    this.#answers.clear();
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    freshness: Ages & { isToldByNews: boolean },
    assemble: () => Promise<Assembled>,
  ): Promise<FastifyReply> {
    const key = keyOf(request);
    const { value: answer, subjects } = await this.#answers.find(
      key,
      freshness,
      async () => this.#encode(key, await assemble()),
      (error) => request.log.error({ err: error }),
    );
    const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
    reply
      .header('etag', etagOf(answer, encoding))
      .header('vary', [reply.getHeader('vary'), 'Accept-Encoding, Lang'].filter(Boolean).join(', '))
      .header('cache-control', cacheControl(freshness));
    if (subjects.length > 0 && isOwnProgram(request, this.#options.internalKey)) {
      reply.header('cache-tag', subjects.join(' '));
    }
    if (isKnown(request.headers['if-none-match'], answer)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await bodyIn(answer, encoding));
  }

  /** Most of what is made anew turns out the same: what it was compressed to is used again. */
  #encode(key: string, { json, subjects, of }: Assembled): Made<EncodedAnswer> {
    const text = absoluteMedia(`{"result":"ok","message":${json}}`, this.#options.mediaOrigin);
    const made = encodeAnswer(Buffer.from(text));
    const known = this.#answers.peek(key);
    const value = known?.etag === made.etag ? known : made;
    // Two encodings and the entry itself beside the plain body.
    return { value, bytes: value.raw.length * 2 + 512, subjects, of };
  }
}

/** News do not reach browsers and caches in between: what they could outdate is asked for again, which a 304 answers. */
function cacheControl({ maxAge, staleFor = 0, isToldByNews }: Ages & { isToldByNews: boolean }): string {
  return isToldByNews ? 'public, no-cache' : `public, max-age=${maxAge}, stale-while-revalidate=${staleFor}`;
}

/** What a route does not read makes no answer of its own. */
function keyOf({ routeOptions, lang, params, query }: FastifyRequest): string {
  const reads = routeOptions.schema?.querystring ? query : null;
  return JSON.stringify([routeOptions.url, lang, params, reads]);
}

declare module 'fastify' {
  interface FastifyInstance {
    answers: AnswerCache;
  }
}
