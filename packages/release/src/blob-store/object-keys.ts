import { RegistryError } from '../errors/registry-error.ts';

const partPattern = /^(shell|mf-[a-z][a-z0-9-]*)$/;
const versionPattern = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const channelPattern = /^[a-z][a-z0-9-]*$/;
const serverPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const documentPattern = /^(\d{8})\.json$/;

const part = (name: string): string => `parts/${checked(name, partPattern, 'part')}`;
const channel = (name: string): string => `releases/${checked(name, channelPattern, 'channel')}`;
const serversOf = (name: string): string => `servers/${checked(name, channelPattern, 'channel')}`;
const manifestsOf = (name: string): string => `lists/${checked(name, partPattern, 'part')}`;
const changes = (name: string): string => `changes/${checked(name, partPattern, 'part')}`;
const versionName = (version: string): string => checked(version, versionPattern, 'version');

/** Where things are in a registry. Names are checked here, so that none of them can lead out of it. */
export const keys = {
  parts: 'parts',
  part,
  version: (name: string, version: string): string => `${part(name)}/${versionName(version)}`,
  /** Names the version that was published last. */
  latest: (name: string): string => `${part(name)}/latest`,
  /** In a bucket: the manifests, one for each version that is whole. */
  manifests: 'lists',
  listsOf: manifestsOf,
  manifest: (name: string, version: string): string => `${manifestsOf(name)}/${versionName(version)}.json`,
  channels: 'releases',
  channel,
  release: (name: string, serial: number): string => `${channel(name)}/${documentName(serial)}`,
  /** What web servers that follow a channel say of themselves; the only thing web writes. */
  servers: 'servers',
  serversOf,
  server: (channelName: string, id: string): string =>
    `${serversOf(channelName)}/${checked(id, serverPattern, 'server')}.json`,
  /** A second copy of the newest document of a channel. */
  newest: (channelName: string): string => `newest/${checked(channelName, channelPattern, 'channel')}.json`,
  /** Advice against versions. */
  deprecations: 'deprecated',
  deprecation: (name: string, version: string): string =>
    `deprecated/${checked(name, partPattern, 'part')}@${versionName(version)}.json`,
  /** What each version of a part brings, and all of it as a text. */
  changesOf: (name: string): string => changes(name),
  change: (name: string, version: string): string => `${changes(name)}/${versionName(version)}.json`,
  changelog: (name: string): string => `${changes(name)}/CHANGELOG.md`,
  /** Leases of versions in use, and of versions that are being removed; see `lease.ts`. */
  leases: 'holding',
  removals: 'removing',
} as const;

/** Whether a name is a version. */
export const isVersion = (name: string): boolean => versionPattern.test(name);

/** Whether a name is a channel. */
export const isChannel = (name: string): boolean => channelPattern.test(name);

/** Serial of a release document's file name; `null` for any other file. */
export function serialOf(fileName: string): number | null {
  const serial = Number(documentPattern.exec(fileName)?.[1] ?? 0);
  return serial > 0 ? serial : null;
}

function documentName(serial: number): string {
  if (Number.isInteger(serial) && serial > 0 && serial < 1e8) return `${String(serial).padStart(8, '0')}.json`;
  throw new RegistryError('invalid', `${serial} is not a serial: 1, 2, 3 …`);
}

function checked(name: string, pattern: RegExp, what: string): string {
  if (pattern.test(name)) return name;
  throw new RegistryError('invalid', `"${name}" is not the name of a ${what}`);
}
