import { toHex } from './bytes.ts';
import { bytesOfSeed } from './seed.ts';
import { messageOf, type Ticket } from './ticket.ts';

/** Numbers are read from four bytes each. */
const NUMBER_BYTES = 4;
const ALL = 2 ** (8 * NUMBER_BYTES);

/** One number as it was found: the bytes looked at one after the other, of which the last was taken. */
export type Pick = {
  /** The number is from 0 to below this. */
  limit: number;
  value: number;
  /** Hexadecimal digits of every four bytes looked at; all but the last were passed over so that no number is likelier. */
  read: string[];
};

/** A block of the stream: the text that was signed, and its signature in hexadecimal digits. */
export type Block = { message: string; signature: string };

/** Endless numbers that follow from seed and ticket alone. */
export type NumberStream = {
  /** A number from 0 to below `limit` (at most 2³²), each as likely as the others. */
  pick(limit: number): Promise<Pick>;
  /** The blocks that were needed so far. */
  readonly blocks: readonly Block[];
};

/**
 * HMAC-SHA-256 under the seed, of the ticket with the numbers 0, 1, 2 … of its blocks; the signatures one after the other are read four
 * bytes at a time, the first byte being the highest.
 * @param seed 64 hexadecimal digits
 * @throws RangeError for what is no seed
 */
export async function numberStream(seed: string, ticket: Ticket): Promise<NumberStream> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOfSeed(seed), algorithm, false, ['sign']);
  const blocks: Block[] = [];
  let unread = new Uint8Array();
  const readFour = async (): Promise<Uint8Array> => {
    if (unread.length === 0) {
      const message = messageOf(ticket, blocks.length);
      unread = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
      blocks.push({ message, signature: toHex(unread) });
    }
    const four = unread.subarray(0, NUMBER_BYTES);
    unread = unread.subarray(NUMBER_BYTES);
    return four;
  };
  return { blocks, pick: (limit) => pickFrom(readFour, limit) };
}

/** Numbers of the last, incomplete round of `limit` are passed over: with them the lowest ones would come up more often. */
async function pickFrom(readFour: () => Promise<Uint8Array>, limit: number): Promise<Pick> {
  if (!Number.isInteger(limit) || limit < 1 || limit > ALL) throw new RangeError(`no numbers below ${limit}`);
  const whole = ALL - (ALL % limit);
  const read: string[] = [];
  for (;;) {
    const four = toHex(await readFour());
    read.push(four);
    const number = Number.parseInt(four, 16);
    if (number < whole) return { limit, value: number % limit, read };
  }
}
