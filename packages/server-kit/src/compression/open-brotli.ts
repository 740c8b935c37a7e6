import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { createFlushEncoder } from './flush-encoder.ts';

/**
 * A text compressed with brotli in which one word is still open. The word stands in it once, as it is; wherever else the text has
 * it, the decoder copies it from there. Whoever writes another word over it has compressed another text.
 */
export type OpenBrotli = {
  bytes: Buffer;
  /** Where the word stands; `null`: the text does not have it. */
  at: number | null;
};

/** Letters at the end of every word: brotli chooses the code of a letter by the two before it, which must not differ. */
const STEADY = 2;

/**
 * What stands in for a word while its text is compressed: bytes that no text has, each once, so that none of them is copied from
 * anywhere else.
 */
const rareBytes = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, ...Array.from({ length: 18 }, (_, at) => 14 + at)];

const standIn = (word: string): string =>
  String.fromCharCode(...rareBytes.slice(0, word.length - STEADY)) + word.slice(-STEADY);

/**
 * Begins a block of so many bytes as they are (RFC 7932, 9.2): not the last block (1 bit), four digits of its length (2),
 * the length less one (16), uncompressed (1), and nothing up to the next byte.
 */
function storedBlock(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/**
 * Compresses a text on the thread pool. Every block begins where the one before has been flushed, so the block with the word
 * can be written by hand: then nothing but its own letters depends on it.
 *
 * @param word of ASCII letters, thirty at most; all words that may be written over it have its length and its last two letters
 * @returns `null` for a text of which that does not hold; at the best qualities what begins within the first hundred bytes is not found again
 */
export async function compressOpen(text: Buffer, word: string, quality: number): Promise<OpenBrotli | null> {
  const stand = standIn(word);
  const open = Buffer.from(text.toString('latin1').replaceAll(word, stand), 'latin1');
  const first = open.indexOf(stand);
  if (first === 0 || stand.length !== word.length) return null;
  const encoder = createFlushEncoder('br', quality);
  try {
    if (first < 0) return { bytes: Buffer.concat([await encoder.push(text), await encoder.end()]), at: null };
    const before = Buffer.concat([await encoder.push(open.subarray(0, first)), storedBlock(word.length)]);
    await encoder.push(open.subarray(first, first + word.length));
    const after = Buffer.concat([await encoder.push(open.subarray(first + word.length)), await encoder.end()]);
    const bytes = Buffer.concat([before, Buffer.from(word, 'latin1'), after]);
    return (await isCompressed(bytes, text)) ? { bytes, at: before.byteLength } : null;
  } finally {
    encoder.close();
  }
}

/** The bytes with this word; they are a copy. */
export function closeBrotli({ bytes, at }: OpenBrotli, word: string): Buffer {
  const closed = Buffer.from(bytes);
  if (at !== null) closed.write(word, at, 'latin1');
  return closed;
}

const decompress = promisify(brotliDecompress);

/** It is not, when a letter of what stood in was not copied from the one place. */
const isCompressed = (bytes: Buffer, text: Buffer): Promise<boolean> =>
  decompress(bytes).then(
    (whole) => whole.equals(text),
    () => false,
  );
