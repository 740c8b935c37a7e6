import { ownInternalKey } from '@jishi/backend/internal-key';

/**
 * With a key of their own web hears from the api what changed, and keeps no page that shows it. An api that somebody else started
 * knows no key of this computer.
 */
export async function sharedKey(settings: Record<string, string>, dataFolder: string): Promise<Record<string, string>> {
  const isSet = settings['SHOP_INTERNAL_KEY'] || settings['SHOP_API_ORIGIN'];
  return isSet ? {} : { SHOP_INTERNAL_KEY: await ownInternalKey(dataFolder) };
}
