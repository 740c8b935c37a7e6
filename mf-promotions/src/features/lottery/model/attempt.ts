import type { DrawWish } from '@jishi/api/lotteries';

/**
 * A draw somebody asked for and has not seen the result of. It is kept in the browser, for all of its tabs: whoever asks again
 * before the result was shown (a second press, a second tab, a reload, a lost answer) asks with the same key, and gets the
 * same draw. `wish` goes with the key: asked for with another word it would be another draw.
 */
export type Attempt = { key: string; customer: string; at: number; wish: DrawWish | null };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'jishi_Draw_';
/** The server knows a key for a day; after that it would draw anew. */
const KNOWN_MS = 12 * 3_600_000;

/** Where the attempt of a lottery is kept. */
export const attemptKey = (lotteryId: string): string => `${PREFIX}${lotteryId}`;

/** The attempt that is open; `null` without one, for one of another customer, and for one the server may have forgotten. */
export function readAttempt(
  lotteryId: string,
  customer: string,
  now: number,
  store: Store = localStorage,
): Attempt | null {
  const attempt = parse(quietly(() => store.getItem(attemptKey(lotteryId))));
  if (attempt?.customer !== markOf(customer)) return null;
  return attempt.at <= now && now - attempt.at < KNOWN_MS ? attempt : null;
}

/** The open attempt, or a new one that is kept from now on. */
export function openAttempt(
  lotteryId: string,
  customer: string,
  now: number,
  wish: DrawWish | null = null,
  store: Store = localStorage,
): Attempt {
  const open = readAttempt(lotteryId, customer, now, store);
  if (open) return open;
  const attempt = { key: newKey(), customer: markOf(customer), at: now, wish };
  quietly(() => store.setItem(attemptKey(lotteryId), JSON.stringify(attempt)));
  return attempt;
}

/** The result was shown, or there is none. One that was opened since stays. */
export function closeAttempt(lotteryId: string, { key }: Attempt, store: Store = localStorage): void {
  if (parse(quietly(() => store.getItem(attemptKey(lotteryId))))?.key === key) {
    quietly(() => store.removeItem(attemptKey(lotteryId)));
  }
}

function parse(text: string | null | undefined): Attempt | null {
  if (!text) return null;
  const value = quietly(() => JSON.parse(text) as Partial<Attempt> | null);
  if (typeof value?.key !== 'string' || typeof value.customer !== 'string' || typeof value.at !== 'number') return null;
  return { key: value.key, customer: value.customer, at: value.at, wish: wishOf(value.wish) };
}

function wishOf(value: Partial<DrawWish> | null | undefined): DrawWish | null {
  if (typeof value?.word !== 'string' || typeof value.seedHash !== 'string') return null;
  return { word: value.word, seedHash: value.seedHash };
}

/** A browser may refuse to keep anything; then a reload asks anew. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Tells customers of one computer apart, without writing down who they are. */
function markOf(customer: string): string {
  let mark = 0x811c9dc5;
  for (const letter of customer) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(16);
}

/** Works also where the page is not served securely and `randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `draw-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
