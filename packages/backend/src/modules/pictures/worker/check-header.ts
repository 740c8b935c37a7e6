import sharp, { type Metadata } from 'sharp';
import type { RefusalOfPicture } from './calls.ts';
import { MAX_DECODED_BYTES, MAX_FRAMES, MAX_SHRUNK_PIXELS } from './picture-limits.ts';

/** How JPEG, PNG and GIF begin. The library knows many more formats, and a reader of each could have a fault. */
const beginnings = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961'].map((hex) => Buffer.from(hex, 'hex'));
const BYTES_PER_COEFFICIENT = 2;

/**
 * Whether a picture may be opened, told by its header before anything is decoded; null when it may.
 * @throws Error when it has no header that can be read
 */
export async function refusalByHeader(bytes: Buffer): Promise<RefusalOfPicture | null> {
  const isKnown = beginnings.some((known) => bytes.subarray(0, known.length).equals(known));
  if (!isKnown && !isWebp(bytes)) return 'not-a-picture';
  // Counted here: the library takes a time that grows with the square of them, already for the header.
  if (framesOfWebp(bytes) > MAX_FRAMES) return 'too-large';
  const about = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  if ((about.pages ?? 1) > MAX_FRAMES) return 'too-large';
  const pixels = about.width * about.height;
  if (about.format === 'jpeg' && !about.isProgressive) return pixels > MAX_SHRUNK_PIXELS ? 'too-large' : null;
  return pixels * bytesPerPixel(about) > MAX_DECODED_BYTES ? 'too-large' : null;
}

/** Memory a pixel takes while the picture is opened. */
function bytesPerPixel({ format, depth, channels, chromaSubsampling }: Metadata): number {
  // All scans of a progressive JPEG are kept as coefficients; colours at a quarter are half as many again as the light.
  if (format === 'jpeg') return BYTES_PER_COEFFICIENT * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  // Frames of animations are put together with transparency, whether they have any or not.
  if (format !== 'png') return 4;
  return channels * (depth === 'ushort' ? 2 : 1);
}

/** Frames of an animated WebP by its list of chunks; 0 for anything else. */
function framesOfWebp(bytes: Buffer): number {
  if (!isWebp(bytes)) return 0;
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return frames;
}

function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}
