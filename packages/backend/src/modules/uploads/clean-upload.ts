import sharp from 'sharp';
import { type SiblingWidth, siblingWidths } from '../../pictures/recipes.ts';
import { refuse, ShopError } from '../../shop-error.ts';

/** What is kept of an upload: made anew, so nothing but what can be seen or read survives. */
export type CleanUpload = { extension: string; bytes: Buffer; siblings: Map<SiblingWidth, Buffer> };

const accepted = ['jpeg', 'png', 'gif', 'webp'];
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 2000;
const QUALITY = 82;

/**
 * Draws a picture anew as WebP: turned upright, at most 2000 pixels, without metadata; and its siblings of the widths asked
 * for, as far as the shop knows them.
 * @throws ShopError `upload.extension` for anything that is no picture, whatever it is called
 */
export async function cleanPicture(bytes: Buffer, widths: readonly number[]): Promise<CleanUpload> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!format || !accepted.includes(format)) throw new Error(`not taken: ${format}`);
    const upright = await picture
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    const siblings = new Map<SiblingWidth, Buffer>();
    for (const width of siblingWidths.filter((known) => widths.includes(known))) {
      // At double density, as every picture of the shop.
      const options = { width: width * 2, withoutEnlargement: true };
      siblings.set(width, await sharp(upright).resize(options).webp({ quality: QUALITY }).toBuffer());
    }
    return { extension: 'webp', bytes: upright, siblings };
  } catch (error) {
    throw new ShopError('upload.extension', {}, { cause: error });
  }
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const MARKUP = /<\s*(!doctype|html|head|body|script|svg|iframe)\b/i;

/**
 * Other files: archives, JSON and plain text, told by what is in them. Pages are refused, whatever they are called.
 * @throws ShopError `upload.extension`
 */
export function cleanFile(bytes: Buffer): CleanUpload {
  return { extension: extensionOf(bytes), bytes, siblings: new Map() };
}

function extensionOf(bytes: Buffer): 'zip' | 'json' | 'txt' {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'zip';
  const text = bytes.toString('utf8');
  const isText = !text.includes('\uFFFD') && !text.includes('\0');
  if (!isText || MARKUP.test(text)) throw refuse('upload.extension');
  try {
    JSON.parse(text);
    return 'json';
  } catch {
    return 'txt';
  }
}
