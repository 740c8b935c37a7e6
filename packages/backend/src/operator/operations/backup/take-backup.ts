import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { appliedHashes } from '../../../kernel/db/migrate.ts';
import { type Checksums, checksumAll } from '../transfer/compare.ts';
import { readRows } from '../transfer/rows.ts';
import { readSequences } from '../transfer/sequences.ts';
import { listTables, prepareForTexts } from '../transfer/tables.ts';
import { type BackupEnd, type BackupHeader, type BackupLine, FORMAT, VERSION } from './format.ts';
import { listFiles, readPieces } from './stored-files.ts';

/** What a backup holds. */
export type BackupSummary = { tables: Checksums; files: number };

/**
 * Takes the whole shop as it is at one moment: every table, the counters of ids, uploads and files for sale. Lines of JSON, compressed with
 * gzip, the same for both engines. The rows wait in the data folder until `write` has taken them: a slow reader must not keep an
 * embedded database, which does one thing at a time.
 */
export async function takeBackup(
  shop: ShopContext,
  write: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<BackupSummary> {
  await mkdir(shop.config.dataFolder, { recursive: true });
  const draft = join(shop.config.dataFolder, `.backup-${randomUUID()}`);
  try {
    const database = await draftTables(shop, draft);
    const files = await listFiles(shop.config);
    const end: BackupEnd = { end: true, ...database, files: files.length };
    await write(joined(draft, Readable.from(fileLines(shop, files, end)).compose(createGzip())));
    return { tables: database.tables, files: files.length };
  } finally {
    await rm(draft, { force: true });
  }
}

type Database = Pick<BackupEnd, 'tables' | 'sequences'>;

function draftTables(shop: ShopContext, draft: string): Promise<Database> {
  return shop.db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await prepareForTexts(tx);
    const tables = await listTables(tx);
    await pipeline(tableLines(tx, shop), createGzip(), createWriteStream(draft));
    return { tables: await checksumAll(tx, tables), sequences: await readSequences(tx) };
  });
}

async function* tableLines(tx: Tx, { now, database }: ShopContext): AsyncGenerator<string> {
  yield toLine({
    format: FORMAT,
    version: VERSION,
    takenAt: now().toISOString(),
    engine: database.engine,
    migrations: [...(await appliedHashes(tx))],
  });
  for (const table of await listTables(tx)) {
    for await (const rows of readRows(tx, table)) yield toLine({ table: table.name, columns: table.columns, rows });
  }
}

async function* fileLines({ config }: ShopContext, files: readonly string[], end: BackupEnd): AsyncGenerator<string> {
  for (const file of files) {
    // An empty file has no pieces.
    yield toLine({ file, data: '' });
    for await (const piece of readPieces(config, file)) yield toLine({ file, data: piece.toString('base64') });
  }
  yield toLine(end);
}

function toLine(line: BackupHeader | BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** Two compressed streams one after the other are one. */
async function* joined(draft: string, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* createReadStream(draft);
  yield* rest;
}
