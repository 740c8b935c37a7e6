import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from '@jishi/http-limits/network-of';
import type { FastifyRequest } from 'fastify';
import { FairQueue, type FairQueueOptions } from '../../kernel/limits/fair-queue.ts';
import { formatHash, type HashCost, readHash } from './password-hash.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 40 ms. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Two at once, so that of Node's four threads two are left for files. A hash takes some 40 ms: a crowd of 500 waits ten
 * seconds on quiet cores, and whoever has waited for 30 is told to come back. No network fills more than half of the line.
 */
export const PASSWORD_QUEUE = { parallel: 2, waiting: 512, waitingPerKey: 256, waitMs: 30_000 } as const;

/** For whom a password is hashed: the address of a request, or the shop's own programs. */
export type PasswordUser = Pick<FastifyRequest, 'ip'> | 'shop';

const derive = promisify(argon2);

/**
 * Hashes and checks passwords, a few at a time: each takes memory and a core, and a crowd of them would stop everything else.
 * Networks take turns. Both throw `http.overload` (503) when too many are waiting.
 */
export class Passwords {
  readonly #queue: FairQueue;
  /** Checked when there is no account or no password, so that the answer takes as long. */
  readonly #decoy = formatHash({ cost: COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) });

  constructor(queue: FairQueueOptions = PASSWORD_QUEUE) {
    this.#queue = new FairQueue(queue);
  }

  /** Text in the usual form, with what it cost: a later cost leaves it good. */
  async hash(password: string, user: PasswordUser): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return formatHash({ cost: COST, salt, hash: await this.#derive(password, salt, COST, user) });
  }

  /** A missing hash is compared with a decoy and never matches. */
  async matches(password: string, hash: string | null, user: PasswordUser): Promise<boolean> {
    const kept = readHash(hash ?? this.#decoy);
    if (!kept) return false;
    const actual = await this.#derive(password, kept.salt, kept.cost, user);
    return actual.length === kept.hash.length && timingSafeEqual(actual, kept.hash) && hash !== null;
  }

  #derive(message: string, nonce: Buffer, cost: HashCost, user: PasswordUser): Promise<Buffer> {
    const key = user === 'shop' ? user : networkOf(user.ip);
    return this.#queue.run(key, () => derive('argon2id', { message, nonce, ...cost, tagLength: HASH_BYTES }));
  }
}

declare module '../../kernel/context/shop-app.ts' {
  interface ShopContext {
    /** Hashes passwords in a line that is fair. */
    passwords: Passwords;
  }
}
