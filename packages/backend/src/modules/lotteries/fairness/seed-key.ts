import type { Config } from '../../../kernel/config/config.ts';
import { keyFile } from '../../../kernel/keys/key-file.ts';

const MIN = 32;

type Keyed = Pick<Config, 'drawKey' | 'dataFolder'>;

/** By data folder: every draw asks, and the file stays what it is. */
const known = new Map<string, Promise<string>>();

/** What encrypts seeds until their day is over: the setting, or a file beside the data, so that no dump of the database has both. */
export function seedKey({ drawKey, dataFolder }: Keyed): Promise<string> {
  if (drawKey !== null) return Promise.resolve(drawKey);
  const key = known.get(dataFolder) ?? keyFile(dataFolder, 'draws.key', MIN);
  known.set(dataFolder, key);
  // What could not be read is read again.
  key.catch(() => known.delete(dataFolder));
  return key;
}
