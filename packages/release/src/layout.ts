import { join } from 'node:path';
import { RegistryError } from './registry-error.ts';

const partPattern = /^(shell|mf-[a-z][a-z0-9-]*)$/;
const versionPattern = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const channelPattern = /^[a-z][a-z0-9-]*$/;
const documentPattern = /^(\d{8})\.json$/;

/** Where things are in a registry. Names are checked here, so that none of them can lead out of the folder. */
export type Layout = {
  /** Half-made things; on the same file system, so that a rename moves them. */
  temporary: string;
  /** One folder for each part. */
  parts: string;
  part(part: string): string;
  version(part: string, version: string): string;
  /** Names the version that was published last. */
  latest(part: string): string;
  channel(channel: string): string;
  release(channel: string, serial: number): string;
};

export function layoutOf(folder: string): Layout {
  const part = (name: string) => join(folder, 'parts', checked(name, partPattern, 'part'));
  const channel = (name: string) => join(folder, 'releases', checked(name, channelPattern, 'channel'));
  return {
    temporary: join(folder, 'temporary'),
    parts: join(folder, 'parts'),
    part,
    version: (name, version) => join(part(name), checked(version, versionPattern, 'version')),
    latest: (name) => join(part(name), 'latest'),
    channel,
    release: (name, serial) => join(channel(name), documentName(serial)),
  };
}

/** Whether a folder name is a version. */
export const isVersion = (name: string): boolean => versionPattern.test(name);

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
