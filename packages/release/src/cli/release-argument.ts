import type { Release } from '@jishi/contracts/release';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';

/** Reads a release as typed: `41`, a channel for what is live there, or `preview/12`. */
export async function readReleaseArgument(registry: Registry, text: string, channel: string): Promise<Release> {
  const [, named, number] = /^(?:([a-z][a-z0-9-]*)(?:\/|$))?([1-9]\d{0,7})?$/.exec(text) ?? [];
  if (number !== undefined) return registry.readRelease(named ?? channel, Number(number));
  if (named === undefined || text.endsWith('/')) {
    throw new RegistryError('invalid', `"${text}" is no release: write a serial, a channel, or preview/12`);
  }
  const live = await registry.live(named);
  if (live) return live;
  throw new RegistryError('not-found', `channel ${named} has no release yet`);
}
