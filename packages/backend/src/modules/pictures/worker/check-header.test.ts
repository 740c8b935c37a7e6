import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { refusalByHeader } from './check-header.ts';

const grey = { r: 128, g: 128, b: 128, alpha: 0.5 };
const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: grey }, limitInputPixels: false });

/** The PNG of another size: the header says so and the rest does not matter. */
async function pngOf(width: number, height: number, small: Sharp): Promise<Buffer> {
  const png = await small.png({ compressionLevel: 0 }).toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  // Its checksum, of which the library takes care.
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The JPEG of another size, told by its frame header. */
async function jpegOf(width: number, height: number, options: { progressive?: boolean; chromaSubsampling?: string }) {
  const jpeg = await blank(16, 16).jpeg(options).toBuffer();
  for (let at = 2; at < jpeg.length; ) {
    const marker = jpeg[at + 1];
    if (marker === 0xc0 || marker === 0xc2) {
      jpeg.writeUInt16BE(height, at + 5);
      jpeg.writeUInt16BE(width, at + 7);
      return jpeg;
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('a JPEG without a frame');
}

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
};

/** A WebP of so many frames of one pixel. */
async function animatedWebp(frames: number, side = 16): Promise<Buffer> {
  const still = await blank(1, 1, 4).webp({ lossless: true }).toBuffer();
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x12;
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(16), still.subarray(12)]));
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', canvas),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ]);
  return chunk('RIFF', body);
}

function animatedGif(frames: number): Buffer {
  const head = Buffer.from('47494638396110001000800000000000ffffff', 'hex');
  const frame = Buffer.from('2c000000000100010000020244 0100'.replace(' ', ''), 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

describe('the header of a picture', () => {
  const deep = () => blank(16, 16, 4).toColourspace('rgb16');
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a photograph of 50 million pixels', () => jpegOf(8192, 6144, {})],
    ['a photograph of 50 million pixels in several scans', () => jpegOf(8192, 6144, { progressive: true })],
    ['a screenshot', () => pngOf(3840, 2160, blank(16, 16, 4))],
    ['a PNG of 39 million pixels', () => pngOf(6300, 6300, blank(16, 16, 4))],
    ['a PNG of 19 million pixels of 16 bits', () => pngOf(4400, 4400, deep())],
    ['a sticker', () => animatedWebp(60)],
    ['an animation', () => animatedGif(1000)],
  ])('lets %s in', async (_, picture) => {
    expect(await refusalByHeader(await picture())).toBeNull();
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a PNG of 39 million pixels of 16 bits', () => pngOf(6300, 6300, deep())],
    ['a PNG of four thousand million pixels', () => pngOf(65_535, 65_535, blank(16, 16))],
    ['a JPEG of 4 thousand million pixels', () => jpegOf(65_500, 65_500, {})],
    [
      'a JPEG of 30 million pixels in several scans of full colour',
      () => jpegOf(6000, 5000, { progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['a WebP of a canvas of 268 million pixels', () => animatedWebp(2, 16_383)],
    ['a WebP of 40,000 frames', () => animatedWebp(40_000)],
    ['a GIF of 100,000 frames', () => animatedGif(100_000)],
  ])('keeps %s out', async (_, picture) => {
    const bytes = await picture();
    expect(bytes.length).toBeLessThan(3 * 1024 * 1024);
    const before = process.cpuUsage();
    expect(await refusalByHeader(bytes)).toBe('too-large');
    // Nothing was opened: the WebP took ten seconds.
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['text', Buffer.from('text')],
    ['nothing', Buffer.alloc(0)],
  ])('tells that %s is no picture', async (_, bytes) => {
    expect(await refusalByHeader(bytes)).toBe('not-a-picture');
  });

  it('tells that a TIFF is none, and finds no way through what only begins like a picture', async () => {
    expect(await refusalByHeader(await blank(9, 9).tiff().toBuffer())).toBe('not-a-picture');
    for (const begin of [
      'RIFF\xff\xff\xff\xffWEBPANMF\xff\xff\xff\xff',
      'GIF89a',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff',
    ]) {
      await expect(refusalByHeader(Buffer.from(begin, 'latin1'))).rejects.toThrow();
    }
  });
});
