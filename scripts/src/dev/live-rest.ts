import { dirname, join, resolve } from 'node:path';
import {
  isBucketLocation,
  keysFolder,
  openRegistry,
  type Registry,
  RegistryError,
  readTrustSetting,
} from '@jishi/release';
import { ScriptError } from '../script-error.ts';

/** Whose live release the rest of the shop comes from. */
export type LiveRest = {
  /** A registry: a folder, or `s3://…`. */
  location: string;
  /** Whose releases count: a folder with `*.pub`, a file, or text. Default: `keys/` beside the registry's folder. */
  keys: string | undefined;
  channel: string;
};

/** Opens the registry the rest comes from: for reading, and believing only what is signed. */
export function openRest({ location, keys }: LiveRest, dataFolder: string): Registry {
  const known = keys ?? (isBucketLocation(location) ? null : keysFolder(dirname(resolve(location))));
  if (known === null) throw new ScriptError('--live names a bucket: say with --keys whose releases count.');
  return openRegistry(location, {
    trust: () => readTrustSetting(known, process.cwd()),
    copies: join(dataFolder, 'live-copies'),
  });
}

/**
 * Makes live what is live elsewhere, with the parts somebody works on in place of theirs: one release, all or nothing.
 * Parts that are not live there leave the shop, unless they are among the own ones.
 *
 * @param own versions of the parts somebody works on, already in `registry`
 * @returns serial of the release elsewhere, and the parts that came from it
 */
export async function pinWithRest(
  registry: Registry,
  from: Registry,
  channel: string,
  own: Readonly<Record<string, string>>,
): Promise<{ serial: number; rest: string[] }> {
  const live = await from.live(channel).catch(explain);
  if (!live) throw new ScriptError(`${from.location} has no release of channel ${channel} that counts.`);
  const rest = Object.entries(live.parts).filter(([part]) => own[part] === undefined);
  for (const [part, { version, files }] of rest) {
    await from.verify(part, version, files).catch(explain);
    await registry.publish(from.partFolder(part, version));
  }
  const before = Object.keys((await registry.live('live'))?.parts ?? {});
  const gone = before.filter((part) => live.parts[part] === undefined).map((part) => [part, null] as const);
  const taken = rest.map(([part, { version }]) => [part, version] as const);
  const parts = { ...Object.fromEntries([...gone, ...taken]), ...own };
  const reason = `release ${live.serial} of ${from.location}, with ${Object.keys(own).join(', ')} from here`;
  await registry.pin({ channel: 'live', author: 'pnpm dev', reason, parts }).catch(explain);
  return { serial: live.serial, rest: rest.map(([part]) => part) };
}

function explain(error: unknown): never {
  if (!(error instanceof RegistryError)) throw error;
  throw new ScriptError(`The rest of the shop could not be taken over: ${error.message}`, { cause: error });
}
