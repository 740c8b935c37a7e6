import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Width and height of the picture in pixels. */
export const QR_PIXELS = 300;
/** White modules around the code, without which cameras miss it. */
const QUIET_ZONE = 4;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A QR code as a PNG in a data URI. Every module is the same whole number of pixels. A mark fits in its middle: 30 % may be covered. */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'H', border: QUIET_ZONE });
  const scale = Math.max(1, Math.floor(QR_PIXELS / size));
  const before = Math.floor((QR_PIXELS - size * scale) / 2);
  const blank = pixelRow(() => false);
  const rows = data.flatMap((modules) => {
    const row = pixelRow((x) => modules[Math.floor((x - before) / scale)] === true);
    return Array<Buffer>(scale).fill(row);
  });
  const above = Array<Buffer>(before).fill(blank);
  const below = Array<Buffer>(QR_PIXELS - before - rows.length).fill(blank);
  return `data:image/png;base64,${greyPng([...above, ...rows, ...below]).toString('base64')}`;
}

/** One row of the picture, a bit a pixel: 1 is white. */
function pixelRow(isBlack: (x: number) => boolean): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(QR_PIXELS / 8), 0xff);
  row[0] = 0; // its filter: none
  for (let x = 0; x < QR_PIXELS; x += 1) {
    const at = 1 + (x >> 3);
    if (isBlack(x)) row.writeUInt8(row.readUInt8(at) & ~(0x80 >> (x & 7)), at);
  }
  return row;
}

/** A PNG of one bit a pixel. Drawn here: signing in does not wait for the picture worker. */
function greyPng(rows: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(QR_PIXELS, 0);
  header.writeUInt32BE(rows.length, 4);
  header[8] = 1; // bits a pixel
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
