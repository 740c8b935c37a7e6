import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createZstdDecompress,
  gunzip,
  zstdDecompress,
} from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, compressNow } from './compress.ts';
import { createFlushEncoder } from './flush-encoder.ts';
import { encodings, negotiateEncoding } from './negotiate-encoding.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, zstd;q=0.8', 'zstd'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['br;q=nonsense', null],
  ['br;q=0, *', 'zstd'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['identity, GZIP;q=0.5', 'gzip'],
])('accepting %s means %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
  // What was chosen is remembered.
  expect(negotiateEncoding(header)).toBe(encoding);
});

test('what must be quick may be preferred, where the reader makes no difference', () => {
  const quick = ['zstd', 'br', 'gzip'] as const;
  expect(negotiateEncoding('gzip, deflate, br, zstd', quick)).toBe('zstd');
  expect(negotiateEncoding('gzip, deflate, br', quick)).toBe('br');
  expect(negotiateEncoding('br, zstd;q=0.5', quick)).toBe('br');
});

const whole = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) };
const streamed = { br: createBrotliDecompress, gzip: createGunzip, zstd: createZstdDecompress };

test.each(encodings)('%s gives the bytes back', async (encoding) => {
  const bytes = Buffer.from('集市 '.repeat(2000));
  for (const effort of ['quick', 'best'] as const) {
    const small = await compress(bytes, encoding, effort);
    expect(small.byteLength).toBeLessThan(bytes.byteLength / 10);
    expect((await whole[encoding](small)).equals(bytes)).toBe(true);
  }
  expect((await whole[encoding](compressNow(bytes, encoding))).equals(bytes)).toBe(true);
});

test.each(encodings)('each piece of a %s stream can be read when it comes', async (encoding) => {
  const pieces = [
    Buffer.from('<p>first</p>'),
    randomBytes(300_000),
    Buffer.from('集市'.repeat(50_000)),
    Buffer.from('.'),
  ];
  const encoder = createFlushEncoder(encoding);
  const reader = streamed[encoding]();
  let got = 0;
  reader.on('data', (bytes: Buffer) => {
    got += bytes.byteLength;
  });
  let sent = 0;
  for (const piece of pieces) {
    const bytes = await encoder.push(piece);
    await new Promise<void>((resolve) => reader.write(bytes, () => resolve()));
    sent += piece.byteLength;
    await expect.poll(() => got).toBe(sent);
  }
  reader.end(await encoder.end());
  await new Promise((resolve) => reader.once('end', resolve));
});

test.each(['quick', 'best'] as const)(
  'zstd is told how much is coming, and takes memory for that: %s',
  async (effort) => {
    const frames = [compressNow(Buffer.from('集市'), 'zstd'), await compress(Buffer.from('集市'), 'zstd', effort)];
    // RFC 8878, 3.1.1.1: a frame with a content size has the flag of it, or that of a single segment.
    for (const frame of frames) expect(frame[4]! & 0b1110_0000).not.toBe(0);
  },
);
