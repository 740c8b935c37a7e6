import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnProgram } from '../internal/internal-key.ts';
import type { News } from '../news/news.ts';
import { CATALOGUE_TOPICS, type Subject } from '../news/subjects.ts';
import { ok } from '../wire/envelope.ts';
import { bodyIn, chooseEncoding, encodeAnswer, etagOf, isKnown } from './encoded-answer.ts';
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts';

/** How an answer is kept. Times are seconds. */
export type Freshness<Payload = unknown> = {
  /** It is used as it is for so long: the limit for what no news tell, such as counts and times. */
  maxAge: number;
  /** It may be used so much longer while a new one is made. */
  staleFor?: number;
  /** What it shows: news of any of these outdate it at once. Left out when nothing ever does. */
  about?: readonly Subject[] | ((payload: Payload) => readonly Subject[]);
};

/** Where an answer came from, for counting. */
export type AnswerSource = 'hit' | 'stale' | 'made' | 'joined' | 'rescued';

const MAX_BYTES = 64 * 1024 * 1024;
/** Under a stream of news an answer is renewed this often, in milliseconds; so old may what it shows be at most. */
const RENEW_EVERY_MS = 300;
/** Seconds an answer that news could outdate is used while none arrive. */
const MAX_AGE_WITHOUT_NEWS = 1;

type Pending = { work: Promise<KeptAnswer>; heard: Set<Subject>; hasGap: boolean };

type CacheOptions = {
  /** Milliseconds. */
  now: () => number;
  news: Pick<News, 'isConnected' | 'on' | 'onGap'>;
  /** Opens the tags of answers (`Cache-Tag`) to web, which keeps pages made of them. */
  internalKey: string | null;
  count?: (source: AnswerSource) => void;
};

/**
 * Answers of public GETs, kept in memory for some seconds: the body is made and compressed once per language and query and carries a strong
 * ETag. Every process has its own; news of what changed reach all of them, so that none shows an old price for longer than a second.
 *
 * `app.get('/good/:id', { schema }, (request, reply) =>
 *    app.answers.send(request, reply, { maxAge: 5, about: (good) => [`good:${good.id}`] }, () => loadGood(…)))`
 */
export class AnswerCache {
  readonly #kept = new KeptAnswers(MAX_BYTES);
  readonly #pending = new Map<string, Pending>();
  readonly #options: CacheOptions;

  constructor(options: CacheOptions) {
    this.#options = options;
    for (const topic of CATALOGUE_TOPICS) options.news.on(topic, ({ subject }) => this.#outdate(subject));
    options.news.onGap(() => this.#outdateAll());
  }

  /** Bytes the kept answers take, roughly. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** Sends the envelope around what `load` gives, or a kept one. */
  async send<Payload>(
    request: FastifyRequest,
    reply: FastifyReply,
    freshness: Freshness<Payload>,
    load: () => Promise<Payload>,
  ): Promise<FastifyReply> {
    const answer = await this.#find(keyOf(request), freshness, load, (error) => request.log.error({ err: error }));
    const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
    reply
      .header('etag', etagOf(answer, encoding))
      .header('vary', [reply.getHeader('vary'), 'Accept-Encoding, Lang'].filter(Boolean).join(', '))
      .header('cache-control', cacheControl(freshness));
    if (answer.subjects.length > 0 && isOwnProgram(request, this.#options.internalKey)) {
      reply.header('cache-tag', answer.subjects.join(' '));
    }
    if (isKnown(request.headers['if-none-match'], answer)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await bodyIn(answer, encoding));
  }

  /** Forgets everything, for example after the catalogue was imported. */
  clear(): void {
    this.#outdateAll();
    this.#kept.clear();
  }

  async #find<Payload>(
    key: string,
    freshness: Freshness<Payload>,
    load: () => Promise<Payload>,
    onError: (error: unknown) => void,
  ): Promise<KeptAnswer> {
    const { now, count = () => {} } = this.#options;
    const kept = this.#kept.get(key);
    const age = kept ? (now() - kept.madeAt) / 1000 : Number.POSITIVE_INFINITY;
    const limits = this.#limits(kept, freshness);
    if (kept && age <= limits.fresh) {
      count('hit');
      return kept;
    }
    const source = this.#pending.has(key) ? 'joined' : 'made';
    const made = this.#make(key, freshness, load, kept?.isOutdated ?? false);
    if (kept && age <= limits.usable) {
      count('stale');
      made.catch(onError);
      return kept;
    }
    count(source);
    // Better an old answer than none while the database is away.
    if (!kept || age > freshness.maxAge + (freshness.staleFor ?? 0)) return made;
    return made.catch((error) => {
      onError(error);
      count('rescued');
      return kept;
    });
  }

  /** Up to which age, in seconds, a kept answer is used as it is, and used while a new one is made. */
  #limits(kept: KeptAnswer | undefined, { maxAge, staleFor = 0, about }: Freshness<never>) {
    if (kept?.isOutdated) {
      const limit = kept.isRenewed ? RENEW_EVERY_MS / 1000 : Number.NEGATIVE_INFINITY;
      return { fresh: limit, usable: limit };
    }
    if (!about || this.#options.news.isConnected) return { fresh: maxAge, usable: maxAge + staleFor };
    const limit = Math.min(maxAge, MAX_AGE_WITHOUT_NEWS);
    return { fresh: limit, usable: limit };
  }

  /** However many ask at once, the answer is made once. */
  #make<Payload>(
    key: string,
    { about = [] }: Freshness<Payload>,
    load: () => Promise<Payload>,
    isRenewed: boolean,
  ): Promise<KeptAnswer> {
    const known = this.#pending.get(key);
    if (known) return known.work;
    const madeAt = this.#options.now();
    const make = async (): Promise<KeptAnswer> => {
      try {
        const payload = await load();
        const subjects = typeof about === 'function' ? about(payload) : about;
        const isOutdated = pending.hasGap || subjects.some((subject) => pending.heard.has(subject));
        const encoded = encodeAnswer(Buffer.from(JSON.stringify(ok(payload))));
        const answer = { ...encoded, subjects, madeAt, isOutdated, isRenewed };
        this.#kept.put(key, answer);
        return answer;
      } finally {
        this.#pending.delete(key);
      }
    };
    const pending: Pending = { work: Promise.resolve().then(make), heard: new Set(), hasGap: false };
    this.#pending.set(key, pending);
    return pending.work;
  }

  /** An answer that is just being made may have read what is now old. */
  #outdate(subject: Subject): void {
    this.#kept.outdate(subject);
    for (const { heard } of this.#pending.values()) heard.add(subject);
  }

  #outdateAll(): void {
    this.#kept.outdateAll();
    for (const pending of this.#pending.values()) pending.hasGap = true;
  }
}

/** News do not reach browsers and caches in between: what they could outdate is asked for again, which a 304 answers. */
function cacheControl({ maxAge, staleFor = 0, about }: Freshness<never>): string {
  return about ? 'public, no-cache' : `public, max-age=${maxAge}, stale-while-revalidate=${staleFor}`;
}

function keyOf(request: FastifyRequest): string {
  return JSON.stringify([request.routeOptions.url, request.lang, request.params, request.query]);
}
