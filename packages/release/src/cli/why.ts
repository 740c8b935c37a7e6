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
  $ pnpm release why /remotes/mf-catalog/1.2.0/entry.js`;

export function addWhyCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('why')
    .description('which release brought the live version of a part, or of the part that serves a path: who, when, why')
    .argument('<what>', 'a part, a path or an address of the shop')
    .addHelpText('after', examples);
  withCommonOptions(command).action(async (what: string, options: CommonOptions) => {
    const explanation = await explain(openFrom(options, terminal), options.channel, what);
    print(terminal, options, explanation, () => describe(explanation));
  });
}

async function explain(registry: Registry, channel: string, what: string): Promise<Explanation> {
  const live = await registry.live(channel);
  if (!live) throw new RegistryError('not-found', `channel ${channel} has no release yet`);
  const path = what.includes('://') ? new URL(what).pathname : what;
  const [, part, version] = /^\/remotes\/([^/]+)\/([^/]+)(?:\/|$)/.exec(path) ?? [];
  if (part !== undefined && version !== undefined) return explainFile(registry, channel, part, version);
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
async function explainFile(registry: Registry, channel: string, part: string, version: string): Promise<Explanation> {
  for await (const release of releasesBack(registry, channel)) {
    if (release.parts[part]?.version !== version) continue;
    return { part, version, owner: await ownerOf(registry, part, version), page: null, release };
  }
  throw new RegistryError('not-found', `no release of channel ${channel} has named ${part}@${version}`);
}

async function ownerOf(registry: Registry, part: string, version: string): Promise<string | null> {
  const declaration = await registry.readDeclaration(part, version).catch((error: unknown) => {
    if (error instanceof RegistryError) return null; // it was removed since
    throw error;
  });
  return declaration?.owner ?? null;
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
