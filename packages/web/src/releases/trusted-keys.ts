import { keysFolder, RegistryError, readPublicKeys, readTrustSetting, type Trust } from '@jishi/release';
import type { WebConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';

/**
 * The public keys whose releases count, read each time they are needed.
 *
 * @throws ConfigError when `SHOP_RELEASE_KEYS` names no key that can be used
 */
export async function openTrustedKeys({ releaseKeys, dataFolder }: WebConfig): Promise<() => Promise<Trust>> {
  const read = (): Promise<Trust> =>
    releaseKeys === null ? readPublicKeys(keysFolder(dataFolder)) : readTrustSetting(releaseKeys, process.cwd());
  await read().catch((error: unknown) => {
    throw error instanceof RegistryError ? new ConfigError([error.message]) : error;
  });
  return read;
}
