import sharp from 'sharp';
import { type SiblingWidth, siblingWidths } from '../drawing/recipes.ts';
import { type CleanPicture, PictureError } from './calls.ts';
import { refusalByHeader } from './check-header.ts';

const MAX_SIDE = 2000;
const QUALITY = 82;

/**
 * Draws a picture anew as WebP: turned upright, at most 2000 pixels, without metadata; and its siblings of the widths asked
 * for, as far as the shop knows them.
 * @throws PictureError `not-a-picture`, `too-large`
 */
export async function cleanPicture(bytes: Buffer, widths: readonly number[]): Promise<CleanPicture> {
  const refusal = await refusalByHeader(bytes).catch(notAPicture);
  if (refusal) throw new PictureError(refusal, 'by its header');
  const upright = await drawUpright(bytes).catch(notAPicture);
  const siblings = new Map<SiblingWidth, Buffer>();
  for (const width of siblingWidths.filter((known) => widths.includes(known))) {
    // At double density, as every picture of the shop.
    const options = { width: width * 2, withoutEnlargement: true };
    siblings.set(width, await sharp(upright).resize(options).webp({ quality: QUALITY }).toBuffer());
  }
  return { bytes: upright, siblings };
}

/** Made smaller first, turned then: a picture that is turned is whole in memory. */
function drawUpright(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .autoOrient()
    .webp({ quality: QUALITY })
    .toBuffer();
}

function notAPicture(error: unknown): never {
  throw new PictureError('not-a-picture', 'it cannot be read', { cause: error });
}
