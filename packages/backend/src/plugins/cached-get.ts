import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok } from '../wire/envelope.ts';

type Encoding = 'br' | 'gzip' | 'identity';

type Answer = { etag: string; bodies: Partial<Record<Encoding, Buffer>>; raw: Buffer; madeAt: number; bytes: number };

/** How long an answer counts as fresh, and how much longer it may be shown while a new one is made. Seconds. */
export type Freshness = { maxAge: number; staleFor?: number };

const MIN_COMPRESSED = 1024;
const MAX_BYTES = 64 * 1024 * 1024;
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/**
 * Answers of public GETs, kept in memory for some seconds: the body is made and compressed once per language and query, carries a strong
 * ETag and tells caches how long it may be used. Every process has its own; nothing in it is needed by another.
 *
 * `app.get('/good', { schema }, (request, reply) => app.answers.send(request, reply, { maxAge: 5 }, () => listGoods(…)))`
 */
export class AnswerCache {
  readonly #answers = new Map<string, Answer>();
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #now: () => number;
  #bytes = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Sends the envelope around what `load` gives, or a kept one. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    freshness: Freshness,
    load: () => Promise<unknown>,
  ): Promise<FastifyReply> {
    const answer = await this.#find(keyOf(request), freshness, load, (error) => request.log.error({ err: error }));
    const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
    const etag = encoding === 'identity' ? `"${answer.etag}"` : `"${answer.etag}-${encoding}"`;
    reply
      .header('etag', etag)
      .header('vary', [reply.getHeader('vary'), 'Accept-Encoding, Lang'].filter(Boolean).join(', '))
      .header(
        'cache-control',
        `public, max-age=${freshness.maxAge}, stale-while-revalidate=${freshness.staleFor ?? 0}`,
      );
    if (matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await bodyOf(answer, encoding));
  }

  /** Forgets everything, for example after the catalogue was imported. */
  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }

  async #find(
    key: string,
    { maxAge, staleFor = 0 }: Freshness,
    load: () => Promise<unknown>,
    onError: (error: unknown) => void,
  ): Promise<Answer> {
    const kept = this.#answers.get(key);
    const age = kept ? (this.#now() - kept.madeAt) / 1000 : Number.POSITIVE_INFINITY;
    if (kept && age <= maxAge) return kept;
    const fresh = this.#make(key, load);
    if (!kept || age > maxAge + staleFor) return fresh;
    fresh.catch(onError);
    return kept;
  }

  /** However many ask at once, the answer is made once. */
  #make(key: string, load: () => Promise<unknown>): Promise<Answer> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const work = load()
      .then((payload) => this.#keep(key, Buffer.from(JSON.stringify(ok(payload)))))
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, work);
    return work;
  }

  #keep(key: string, raw: Buffer): Answer {
    const etag = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
    const answer: Answer = { etag, raw, bodies: {}, madeAt: this.#now(), bytes: raw.length * 2 };
    this.#drop(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
    return answer;
  }

  #drop(key: string): void {
    const old = this.#answers.get(key);
    if (!old) return;
    this.#bytes -= old.bytes;
    this.#answers.delete(key);
  }
}

function keyOf(request: FastifyRequest): string {
  return JSON.stringify([request.routeOptions.url, request.lang, request.params, request.query]);
}

async function bodyOf(answer: Answer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return answer.raw;
  answer.bodies[encoding] ??= await compressors[encoding](answer.raw);
  return answer.bodies[encoding];
}

function chooseEncoding(accepted: string | string[] | undefined, answer: Answer): Encoding {
  if (answer.raw.length < MIN_COMPRESSED) return 'identity';
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const known = header.split(',').map((part) => part.trim().replace(/^W\//, '').replaceAll('"', ''));
  return known.some((part) => part === '*' || part === etag || part === `${etag}-br` || part === `${etag}-gzip`);
}
