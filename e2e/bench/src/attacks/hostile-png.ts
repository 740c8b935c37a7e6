import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

/** EXIF with one entry, orientation 6: a camera that was turned. */
const TURNED = Buffer.from(
  '4949 2a00 0800 0000 0100 1201 0300 0100 0000 0600 0000 0000 0000'.replaceAll(' ', ''),
  'hex',
);
const CHANNELS = 4;
const BYTES_PER_SAMPLE = 2;

/** A PNG that is small to send and large to open: one colour, 16 bits a channel, transparency, turned by its EXIF. */
export async function hostilePng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([BYTES_PER_SAMPLE * 8, 6], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('eXIf', TURNED),
    chunk('IDAT', await compressedRows(side)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function compressedRows(side: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const row = Buffer.alloc(1 + side * CHANNELS * BYTES_PER_SAMPLE, 0x80);
  row[0] = 0;
  for (let written = 0; written < side; written += 1) if (!deflate.write(row)) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(parts);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
