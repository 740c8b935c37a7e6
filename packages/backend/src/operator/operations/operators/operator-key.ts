import type { Config } from '../../../kernel/config/config.ts';
import { keyFile } from '../../../kernel/keys/key-file.ts';
import { seal, unseal } from '../../../kernel/keys/seal.ts';
import { Refused } from '../refused.ts';

const MIN = 32;
const PURPOSE = 'operator secret';

type Keyed = Pick<Config, 'operatorKey' | 'dataFolder'>;

/** What encrypts secrets of operators: the setting, or a file beside the data, so that no dump of the database has both. */
async function keyOf({ operatorKey, dataFolder }: Keyed): Promise<string> {
  return operatorKey ?? keyFile(dataFolder, 'operators.key', MIN);
}

export async function sealSecret(config: Keyed, secret: string): Promise<string> {
  return seal(secret, await keyOf(config), PURPOSE);
}

/** @throws Refused when the key is not the one it was sealed with */
export async function unsealSecret(config: Keyed, sealed: string): Promise<string> {
  try {
    return String(unseal(sealed, await keyOf(config), PURPOSE));
  } catch {
    throw new Refused(
      'The secrets of operators were stored with another key: bring back keys/operators.key in SHOP_DATA, or SHOP_OPERATOR_KEY (docs/operator.md).',
    );
  }
}
