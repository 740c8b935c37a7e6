import sharp from 'sharp';
import { encode } from 'uqr';

/** Width and height of the picture in pixels. */
export const QR_PIXELS = 300;
/** White modules around the code, without which cameras miss it. */
const QUIET_ZONE = 4;

/** A QR code as a PNG in a data URI. Every module is the same whole number of pixels. A mark fits in its middle: 30 % may be covered. */
export async function qrPicture(text: string): Promise<string> {
  const { data, size } = encode(text, { ecc: 'H', border: QUIET_ZONE });
  const pixels = Buffer.from(data.flat().map((isBlack) => (isBlack ? 0 : 255)));
  const side = size * Math.max(1, Math.floor(QR_PIXELS / size));
  const before = Math.floor((QR_PIXELS - side) / 2);
  const after = QR_PIXELS - side - before;
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .extend({ top: before, bottom: after, left: before, right: after, background: 'white' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
