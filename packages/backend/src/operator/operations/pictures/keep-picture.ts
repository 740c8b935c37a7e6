import type { Config } from '../../../kernel/config/config.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { resources } from '../../../kernel/db/schema/index.ts';
import { siblingWidths } from '../../../modules/pictures/drawing/recipes.ts';
import { type PictureWorkers, SHOP_TURN } from '../../../modules/pictures/worker/picture-workers.ts';
import { type CleanUpload, cleanPicture } from '../../../modules/uploads/clean-upload.ts';
import { keepUpload, uploadsFolder } from '../../../modules/uploads/upload-store.ts';

/** Owner of pictures that belong to the shop as a whole: those in texts and on stages. */
const SHOP = { imageType: 'shop', imageId: 0, depict: 'shop' };

/**
 * Draws pictures of the operator anew as WebP with every smaller size. Before the transaction: it takes a moment, and on an
 * embedded database everybody waits for a transaction.
 * @throws ShopError `upload.extension` when one is no picture, `upload.too_large` when one takes too much to open
 */
export async function preparePictures(
  pictures: PictureWorkers,
  files: readonly { base64: string }[],
): Promise<CleanUpload[]> {
  const prepared: CleanUpload[] = [];
  for (const { base64 } of files) {
    const asked = { bytes: Buffer.from(base64, 'base64'), widths: siblingWidths };
    prepared.push(await cleanPicture(pictures, asked, SHOP_TURN));
  }
  return prepared;
}

/**
 * Takes a prepared picture into the shop. Answers its address. It is kept until somebody deletes the file: texts name it
 * without the database knowing.
 */
export async function keepPicture(
  tx: Tx,
  config: Pick<Config, 'filesUrl' | 'dataFolder'>,
  picture: CleanUpload,
  now: Date,
): Promise<string> {
  const address = await keepUpload(uploadsFolder(config), picture);
  await tx.insert(resources).values({ ...SHOP, img: address, createdAt: now, updatedAt: now });
  return address;
}
