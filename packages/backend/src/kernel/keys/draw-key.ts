import type { Config } from '../config/config.ts';
import { keyFile } from './key-file.ts';

const MIN = 32;

type Keyed = Pick<Config, 'drawKey' | 'dataFolder'>;

/** By data folder: every draw asks, and the file stays what it is. */
const known = new Map<string, Promise<string>>();

/**
 * What encrypts seeds of lotteries until their day is over, and lists in links: the setting, or a file beside the data, so that no dump of
 * the database has both. What it is used for is a purpose of `seal`.
 */
export function drawKeyOf({ drawKey, dataFolder }: Keyed): Promise<string> {
  if (drawKey !== null) return Promise.resolve(drawKey);
  const key = known.get(dataFolder) ?? keyFile(dataFolder, 'draws.key', MIN);
  known.set(dataFolder, key);
  // What could not be read is read again.
  key.catch(() => known.delete(dataFolder));
  return key;
}
