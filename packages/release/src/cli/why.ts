import { contentTag, isContentTag } from '@jishi/contracts/names';
import type { Release } from '@jishi/contracts/release';
import type { Command } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import { findOrigin, findPage, releasesBack } from '../history/trace.ts';
import type { Registry } from '../registry/registry.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { table } from './table.ts';

/** Which part owns something, and which release brought it. */
type Explanation = { part: string; version: string; owner: string | null; page: string | null; release: Release };

const examples = `
Examples:
  $ pnpm release why mf-catalog
  $ pnpm release why /en/product/detail/12
  $ pnpm release why https://shop.example/cart
  $ pnpm release why /remotes/mf-catalog/OLBgp1GsljhM2TJ-/expose-home.js`;

export function addWhyCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('why')
    .description('which release brought the live version of a part, or of the part that serves a path: who, when, why')
    .argument('<what>', 'a part, a path or an address of the shop')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (what: string, options: CommonOptions) => {
    const explanation = await explain(openFrom(options, terminal), options.channel, what);
    print(terminal, options, explanation, () => describe(explanation));
  });
}

async function explain(registry: Registry, channel: string, what: string): Promise<Explanation> {
  const live = await registry.live(channel);
  if (!live) throw new RegistryError('not-found', `channel ${channel} has no release yet`);
  const path = what.includes('://') ? new URL(what).pathname : what;
  const [, part, folder, file = ''] = /^\/remotes\/([^/]+)\/([^/]+)(?:\/(.*)|$)/.exec(path) ?? [];
  if (part !== undefined && folder !== undefined) {
    return isContentTag(folder)
      ? explainContent(registry, channel, { part, tag: folder, file })
      : explainVersion(registry, channel, part, folder);
  }
  const found = path.startsWith('/') ? pageOf(live, path) : { part: what, page: null };
  const release = await findOrigin(registry, channel, found.part);
  const pinned = release?.parts[found.part];
  if (!release || !pinned) throw new RegistryError('not-found', `${found.part} is not live on channel ${channel}`);
  return { ...found, version: pinned.version, owner: await ownerOf(registry, found.part, pinned.version), release };
}

function pageOf(live: Release, path: string): { part: string; page: string } {
  const found = findPage(live, path);
  if (found) return { part: found.part, page: `${found.page.id} (${found.page.path})` };
  // The shell serves what is nobody's page.
  return { part: 'shell', page: 'none: the shell says that there is no such page' };
}

/** The newest release that named a version of a part. */
async function explainVersion(
  registry: Registry,
  channel: string,
  part: string,
  version: string,
): Promise<Explanation> {
  for await (const release of releasesBack(registry, channel)) {
    if (release.parts[part]?.version !== version && release.rollout?.parts[part]?.version !== version) continue;
    return { part, version, owner: await ownerOf(registry, part, version), page: null, release };
  }
  throw new RegistryError('not-found', `no release of channel ${channel} has named ${part}@${version}`);
}

type Content = { part: string; tag: string; file: string };

/** The newest release that named a version with this content in a file. */
async function explainContent(registry: Registry, channel: string, { part, tag, file }: Content): Promise<Explanation> {
  const versions = new Set<string>();
  for await (const release of releasesBack(registry, channel)) {
    for (const named of [release.parts[part], release.rollout?.parts[part]]) {
      if (!named || versions.has(named.version)) continue;
      versions.add(named.version);
      const list = await registry.readFiles(part, named.version, named.files).catch(unlessRemoved);
      if (contentTag(list?.files[file] ?? '') === tag) return explainVersion(registry, channel, part, named.version);
    }
  }
  throw new RegistryError('not-found', `no release of channel ${channel} has named a version with this ${file}`);
}

async function ownerOf(registry: Registry, part: string, version: string): Promise<string | null> {
  const declaration = await registry.readDeclaration(part, version).catch(unlessRemoved);
  return declaration?.owner ?? null;
}

/** Versions are removed in the course of time. */
function unlessRemoved(error: unknown): null {
  if (error instanceof RegistryError) return null;
  throw error;
}

function describe({ part, version, owner, page, release }: Explanation): string {
  const { channel, serial, kind, author, time, reason, forced } = release;
  const facts = [
    ...(page ? [['page', page]] : []),
    ...(owner ? [['owner', owner]] : []),
    ['release', `${serial} of ${channel}, made by ${kind}`],
    ['author', author],
    ['time', time],
    ['reason', reason],
    ...(forced ? [['forced', forced]] : []),
  ];
  return table([part, version], facts);
}
