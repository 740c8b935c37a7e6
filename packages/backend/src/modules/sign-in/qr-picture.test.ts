import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QR_PIXELS, qrPicture } from './qr-picture.ts';

it('shows every module of the code, on white', async () => {
  const text = 'https://shop.example/pass/scan?uuid=00000000-0000-4000-8000-000000000000';
  const uri = qrPicture(text);
  const png = Buffer.from(uri.slice('data:image/png;base64,'.length), 'base64');
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([QR_PIXELS, QR_PIXELS]);
  const code = encode(text, { ecc: 'H', border: 4 });
  const scale = Math.floor(QR_PIXELS / code.size);
  const start = Math.floor((QR_PIXELS - code.size * scale) / 2);
  const middle = (module: number) => start + module * scale + Math.floor(scale / 2);
  const seen = code.data.map((row, y) =>
    row.map((_, x) => (data[(middle(y) * info.width + middle(x)) * info.channels] ?? 0) < 128),
  );
  expect(seen).toEqual(code.data);
  expect(data[0]).toBe(255);
});
