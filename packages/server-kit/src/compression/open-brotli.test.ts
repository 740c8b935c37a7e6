import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { closeBrotli, compressOpen } from './open-brotli.ts';

const makeWord = () => `${randomBytes(16).toString('base64url')}_-`;

/** Markup like that of a page: the word stands in many places, beside text in two scripts. */
const textWith = (word: string, blocks = 300) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" nonce="${word}"><title>集市</title>${Array.from(
    { length: blocks },
    (_, at) =>
      `<p class="a${at % 7}">商品 ${at * 7919}</p>${at % 9 ? '' : `<script nonce="${word}">self.x${at}=1</script>`}`,
  ).join('')}</html>`;

test.each([5, 9, 11])('with quality %i another word makes another text, and nothing else', async (quality) => {
  const word = makeWord();
  const text = Buffer.from(textWith(word));
  const open = await compressOpen(text, word, quality);
  if (!open) throw new Error('it could not be compressed');
  expect(open.bytes.byteLength).toBeLessThan(text.byteLength / 4);
  for (let count = 0; count < 50; count += 1) {
    const other = makeWord();
    expect(brotliDecompressSync(closeBrotli(open, other)).toString()).toBe(textWith(other));
  }
  // What is kept is not written into.
  expect(brotliDecompressSync(open.bytes).toString()).toBe(textWith(word));
});

test('a text larger than the window is compressed too', async () => {
  const word = makeWord();
  const open = await compressOpen(Buffer.from(textWith(word, 12_000)), word, 9);
  const other = makeWord();
  expect(open && brotliDecompressSync(closeBrotli(open, other)).toString() === textWith(other, 12_000)).toBe(true);
});

test('a text without the word is the same for every word', async () => {
  const text = Buffer.from('nothing is open here '.repeat(50));
  const open = await compressOpen(text, makeWord(), 9);
  expect(open?.at).toBeNull();
  expect(open && brotliDecompressSync(closeBrotli(open, makeWord()))).toEqual(text);
});

test('at the best quality a text that has the word at once is refused: it was not looked up so early', async () => {
  const word = makeWord();
  const text = textWith(word).replace(/<meta name.*?>/, '');
  expect(await compressOpen(Buffer.from(text), word, 11)).toBeNull();
  expect(await compressOpen(Buffer.from(text), word, 9)).not.toBeNull();
});

test('a text in which more than the word depends on it is refused', async () => {
  // What stands in for the word while it is compressed is in the text already.
  const word = makeWord();
  const text = Buffer.from(`${Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]).toString('latin1')} before ${word}`);
  const open = await compressOpen(text, word, 11);
  const other = makeWord();
  const whole = open && brotliDecompressSync(closeBrotli(open, other)).toString();
  expect([null, text.toString().replaceAll(word, other)]).toContain(whole);
});

test('a text that begins with the word is refused', async () => {
  const word = makeWord();
  expect(await compressOpen(Buffer.from(`${word} stands first`), word, 9)).toBeNull();
});
