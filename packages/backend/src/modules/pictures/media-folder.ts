import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../kernel/config/config.ts';

/** Where made pictures are kept: below `FILES_URL` when that is a folder, else below `SHOP_DATA`. */
export function mediaFolder({ filesUrl, dataFolder }: Pick<Config, 'filesUrl' | 'dataFolder'>): string {
  const files = filesUrl?.startsWith('file:') ? fileURLToPath(filesUrl) : dataFolder;
  return join(files, 'media');
}
