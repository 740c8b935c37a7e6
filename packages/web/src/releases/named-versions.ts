import type { Release } from '@jishi/contracts/release';
import type { Registry } from '@jishi/release';
import type { RetainedVersions } from './retained-versions.ts';

/** The versions one release names, as those of the channel are found. */
export function namedVersions(registry: Registry, { parts }: Release): Pick<RetainedVersions, 'find' | 'ofPart'> {
  return {
    async find(part, version) {
      const named = Object.hasOwn(parts, part) ? parts[part] : undefined;
      if (named?.version !== version) return null;
      const files = await registry.readFiles(part, version, named.files);
      return { hash: named.files, files, folder: registry.partFolder(part, version) };
    },
    async *ofPart(part) {
      const named = Object.hasOwn(parts, part) ? parts[part] : undefined;
      if (named) yield { version: named.version, hash: named.files };
    },
  };
}
