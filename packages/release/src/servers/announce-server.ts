import pMap from 'p-map';
import type { BlobInfo, BlobStore } from '../blob-store/blob-store.ts';
import { isChannel, keys } from '../blob-store/object-keys.ts';
import { isThere } from '../releases/is-there.ts';
import { type ServerRecord, type ServerState, SILENT_AFTER, serverRecord } from './server-state.ts';

/** Older records are swept with the garbage, and not shown before. */
const FORGOTTEN_AFTER = 3_600_000;
/** Larger ones are of nobody who announces a server. */
const MOST_BYTES = 128 * 1024;
const MOST_SERVERS = 200;

/** Writes what a server says of itself. A registry that is not there, because it is not mounted, is not begun by that. */
export async function announceServer(
  blobs: BlobStore,
  channel: string,
  id: string,
  record: ServerRecord,
): Promise<void> {
  if (await isThere(blobs)) await blobs.put(keys.server(channel, id), JSON.stringify(record));
}

/** Takes back what a server said: it stops. */
export const withdrawServer = (blobs: BlobStore, channel: string, id: string): Promise<void> =>
  blobs.remove([keys.server(channel, id)]);

/** Servers that follow a channel, or any, by name; those that fell silent within the hour too. */
export async function listServers(blobs: BlobStore, channel?: string): Promise<ServerState[]> {
  const channels = channel === undefined ? (await blobs.names(keys.servers)).filter(isChannel) : [channel];
  const found = await pMap(channels, (name) => serversOf(blobs, name), { concurrency: 4 });
  return found.flat().sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id));
}

/** Records of servers that were ended without a word. */
export async function forgottenServers(blobs: BlobStore): Promise<string[]> {
  return (await blobs.list(keys.servers)).filter((info) => ageOf(info) > FORGOTTEN_AFTER).map(({ key }) => key);
}

async function serversOf(blobs: BlobStore, channel: string): Promise<ServerState[]> {
  const folder = `${keys.serversOf(channel)}/`;
  const infos = (await blobs.list(keys.serversOf(channel)))
    .filter((info) => info.size <= MOST_BYTES && ageOf(info) <= FORGOTTEN_AFTER)
    .sort((one, other) => other.time.getTime() - one.time.getTime());
  const read = async (info: BlobInfo): Promise<ServerState[]> => {
    const record = parse(await blobs.get(info.key));
    if (!record) return []; // it may have stopped by now
    const id = info.key.slice(folder.length, -'.json'.length);
    return [{ id, channel, ...record, heard: info.time.toISOString(), isSilent: ageOf(info) > SILENT_AFTER }];
  };
  return (await pMap(infos.slice(0, MOST_SERVERS), read, { concurrency: 8 })).flat();
}

function parse(bytes: Buffer | null): ServerRecord | null {
  try {
    return serverRecord.parse(JSON.parse(bytes?.toString('utf8') ?? ''));
  } catch {
    return null;
  }
}

const ageOf = ({ time }: BlobInfo): number => Date.now() - time.getTime();

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
