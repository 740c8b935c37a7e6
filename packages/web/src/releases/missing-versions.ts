import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@jishi/contracts/release';
import type { Registry } from '@jishi/release';

/**
 * Live versions whose folder is no longer where it was published, as `part@version`: pages are still made, from memory, but
 * browsers get no scripts of theirs.
 */
export async function missingVersions(
  registry: Pick<Registry, 'partFolder'>,
  { parts }: Pick<Release, 'parts'>,
): Promise<string[]> {
  const look = async ([part, { version }]: [string, { version: string }]) => {
    const isThere = await access(join(registry.partFolder(part, version), 'files.json')).then(
      () => true,
      () => false,
    );
    return isThere ? [] : [`${part}@${version}`];
  };
  return (await Promise.all(Object.entries(parts).map(look))).flat().sort();
}
