import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../kernel/db/database.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { openInMemory } from '../kernel/db/open/embedded/open-embedded.ts';
import { migrationsHash } from './template.ts';

/** A migrated database in memory. The first one is kept as a template: the next ones start in a third of a second. */
export async function pgliteDatabase(): Promise<Database> {
  const template = join(tmpdir(), `jishi-test-${migrationsHash()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  // Read whole: a Blob of the file is unreadable once another worker has put its own template in its place.
  return openInMemory({ loadDataDir: new Blob([await readFile(template)]) });
}

async function makeTemplate(path: string): Promise<void> {
  const database = await openInMemory();
  await migrate(database);
  const dump = await database.dump();
  await database.close();
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
}
