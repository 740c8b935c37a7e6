import { toPartName } from '@jishi/contracts/names';
import type { PageEntry, Release } from '@jishi/contracts/release';
import { matchesRoute } from '@jishi/contracts/route-patterns';
import type { Registry } from '../registry/registry.ts';
import { skipInvalid } from '../trust/chain.ts';

type Reader = Pick<Registry, 'serials' | 'readRelease'>;

/** Releases of a channel that count, from the newest back; the later ones are read only when they are wanted. */
export async function* releasesBack(registry: Reader, channel: string): AsyncGenerator<Release> {
  for (const serial of (await registry.serials(channel)).reverse()) {
    const release = await registry.readRelease(channel, serial).catch(skipInvalid);
    if (release) yield release;
  }
}

/** The release that brought the live version of a part: since then it was live without a break. `null`: it is not live. */
export async function findOrigin(registry: Reader, channel: string, part: string): Promise<Release | null> {
  let [hash, origin]: [string | undefined, Release | null] = [undefined, null];
  for await (const release of releasesBack(registry, channel)) {
    const found = release.parts[part]?.files;
    hash ??= found;
    if (found === undefined || found !== hash) return origin;
    origin = release;
  }
  return origin;
}

/** Which part has a page at this path, with or without a language before it; `null` when none has. */
export function findPage({ pages }: Release, path: string): { page: PageEntry; part: string } | null {
  const bare = path.replace(/[?#].*$/s, '').replace(/^\/(zh|en)(?=\/|$)/, '') || '/';
  const page = pages.find((entry) => matchesRoute(entry.path, bare));
  return page ? { page, part: toPartName(page.id.split('/')[0] ?? '') } : null;
}
