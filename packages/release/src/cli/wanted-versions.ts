import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { readVersionArgument } from './version-argument.ts';

/** Of every part the version published last. */
export async function latestOfAll(registry: Registry): Promise<Record<string, string>> {
  const parts = await registry.parts();
  const versions = await Promise.all(parts.map(async (part) => [part, await registry.latest(part)] as const));
  const published = versions.filter((entry): entry is [string, string] => entry[1] !== null);
  if (published.length > 0) return Object.fromEntries(published);
  throw new RegistryError('not-found', 'nothing is published yet: pnpm release publish <part>');
}

/** Versions as typed, `latest` among them, by part. */
export async function toVersions(registry: Registry, pins: readonly string[]): Promise<Record<string, string>> {
  const entries = pins.map(async (pin) => {
    const { part, version } = readVersionArgument(pin);
    return [part, version === 'latest' ? await latestOf(registry, part) : version] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function latestOf(registry: Registry, part: string): Promise<string> {
  const version = await registry.latest(part);
  if (version !== null) return version;
  throw new RegistryError('not-found', `${part} has no published version: pnpm release publish ${part}`);
}
