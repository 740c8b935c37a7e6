import type { Config } from '../../config.ts';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/schema/index.ts';
import { cleanPicture } from '../../modules/uploads/clean-upload.ts';
import { keepUpload, uploadsFolder } from '../../modules/uploads/upload-store.ts';
import { siblingWidths } from '../../pictures/recipes.ts';

/** Owner of pictures that belong to the shop as a whole: those in texts and on stages. */
const SHOP = { imageType: 'shop', imageId: 0, depict: 'shop' };

/**
 * Takes a picture into the shop: drawn anew as WebP with every smaller size. Answers its address. It is kept until somebody
 * deletes the file: texts name it without the database knowing.
 * @throws ShopError `upload.extension` when it is no picture
 */
export async function keepPicture(
  tx: Tx,
  config: Pick<Config, 'filesUrl' | 'dataFolder'>,
  bytes: Buffer,
  now: Date,
): Promise<string> {
  const address = await keepUpload(uploadsFolder(config), await cleanPicture(bytes, siblingWidths));
  await tx.insert(resources).values({ ...SHOP, img: address, createdAt: now, updatedAt: now });
  return address;
}
