import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from '../../database.ts';
import * as schema from '../../schema/index.ts';
import { TransactionGuard } from '../../transaction-guard.ts';
import { numberParsers } from '../../value-types.ts';
import { type Checkpoints, keepCheckpoints } from './checkpoints.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { FairClient } from './fair-client.ts';
import { lockStore } from './store-lock.ts';
import { type FreeBytes, watchDiskSpace } from './watch-disk-space.ts';

/** Without `-F`, which switches syncing off, and with a method the file system offers. */
function durableStartParams(): string[] {
  const params = PGlite.defaultStartParams.filter((param) => param !== '-F');
  return [...params, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
}

export type EmbeddedOptions = {
  /** The engine broke (a disk that is full or fails): the process has to end, started again it has everything that was committed. */
  onBroken?: (error: Error) => void;
  /** How full the disk is; tests fill one that is not there. */
  freeBytes?: FreeBytes;
  checkpoints?: Checkpoints;
};

/**
 * Opens the embedded database in a folder, durable and locked. While its disk is nearly full it only reads.
 * @throws StoreLockedError when another process uses the folder
 * @throws Error when a commit does not reach the disk
 */
export async function openEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const lock = lockStore(join(folder, 'lock.sqlite'));
  try {
    const fs = new DurableNodeFS(join(folder, 'pglite'));
    const pg = await PGlite.create({ fs, startParams: durableStartParams(), parsers: numberParsers });
    await assertCommitsSync(pg, fs);
    const database = wrap(pg, () => lock.release(), options.onBroken);
    return await guarded(database, folder, options);
  } catch (error) {
    lock.release();
    throw error;
  }
}

type InMemoryOptions = Pick<PGliteOptions, 'loadDataDir' | 'startParams' | 'pgliteWasmModule' | 'initdbWasmModule'>;

/** Opens an embedded database that lives in memory, for tests. `loadDataDir` starts it from a dump. */
export async function openInMemory(options: InMemoryOptions = {}): Promise<InMemoryDatabase> {
  const pg = await PGlite.create({ ...options, parsers: numberParsers });
  const { allowWriting: _, ...database } = wrap(pg, () => {});
  return { ...database, dump: () => pg.dumpDataDir('none') };
}

export type InMemoryDatabase = Database & { dump(): Promise<Blob> };

type Wrapped = Database & Pick<FairClient, 'allowWriting'>;

/** A disk that is full would break the engine, and reading with it: it stops writing before, and keeps no more of its log than it needs. */
async function guarded(wrapped: Wrapped, folder: string, options: EmbeddedOptions): Promise<Database> {
  const { allowWriting, ...database } = wrapped;
  const { freeBytes, checkpoints } = options;
  const endCheckpoints = keepCheckpoints((statement) => database.db.execute(sql.raw(statement)), checkpoints);
  const diskSpace = await watchDiskSpace(
    folder,
    (hasDiskSpace) => void allowWriting(hasDiskSpace).catch(() => {}),
    freeBytes,
  );
  return {
    ...database,
    hasDiskSpace: async () => diskSpace.hasDiskSpace(),
    close: async () => {
      diskSpace.close();
      endCheckpoints();
      await database.close();
    },
  };
}

function wrap(pg: PGlite, afterClose: () => void, onBroken: (error: Error) => void = () => {}): Wrapped {
  const guard = new TransactionGuard();
  const client = new FairClient(pg, guard, onBroken);
  // Drizzle uses `query` and `transaction` of its client and nothing else.
  const raw = drizzle({ client: client as unknown as PGlite, schema, casing: 'snake_case' });
  const db = guard.watch(raw as unknown as Db);
  return {
    engine: 'pglite',
    db,
    ping: async () => void (await client.query('select 1')),
    hasDiskSpace: async () => true,
    allowWriting: (mayWrite) => client.allowWriting(mayWrite),
    listen: async (channel, { onMessage, onConnected }) => {
      const stop = await client.listen(channel, onMessage);
      onConnected();
      return stop;
    },
    connections: () => null,
    close: async () => {
      await client.close();
      afterClose();
    },
  };
}

async function assertCommitsSync(pg: PGlite, fs: DurableNodeFS): Promise<void> {
  const before = fs.syncs;
  await pg.exec(
    'create table if not exists durability_check (at timestamptz); delete from durability_check; insert into durability_check values (now())',
  );
  if (fs.syncs > before) return;
  await pg.close();
  throw new Error(
    'The embedded database does not sync its commits to disk: orders could be lost. Use the pinned version of @electric-sql/pglite or set DATABASE_URL.',
  );
}
