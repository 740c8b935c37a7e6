import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { refuse } from '../../shop-error.ts';
import { BoundedQueue } from './bounded-queue.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 40 ms. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify(argon2);

/**
 * Hashes and checks passwords, a few at a time: each takes memory and a core, and a crowd of them would stop everything else.
 * Both throw `busy` when too many are waiting.
 */
export class Passwords {
  readonly #queue = new BoundedQueue(2, 64);
  /** Checked when there is no account or no password, so that the answer takes as long. */
  readonly #decoy = this.#format(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

  /** Text in the usual form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return this.#format(salt, await this.#derive(password, salt));
  }

  /** A missing hash is compared with a decoy and never matches. */
  async matches(password: string, hash: string | null): Promise<boolean> {
    const [salt, expected] = (hash ?? this.#decoy)
      .split('$')
      .slice(-2)
      .map((part) => Buffer.from(part, 'base64'));
    if (!salt || !expected) return false;
    const actual = await this.#derive(password, salt);
    return actual.length === expected.length && timingSafeEqual(actual, expected) && hash !== null;
  }

  async #derive(message: string, nonce: Buffer): Promise<Buffer> {
    const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES, tagLength: HASH_BYTES };
    const work = this.#queue.run(() => derive('argon2id', { message, nonce, ...cost }));
    if (!work) throw refuse('busy');
    return work;
  }

  #format(salt: Buffer, hash: Buffer): string {
    const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${text(salt)}$${text(hash)}`;
  }
}
