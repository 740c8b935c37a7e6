import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { Database } from '../kernel/db/database.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { openInMemory } from '../kernel/db/open/embedded/open-embedded.ts';
import { migrationsHash } from './template.ts';

/** A migrated database in memory. The first one is kept as a template: the next ones start in a third of a second. */
export async function pgliteDatabase(): Promise<Database> {
  const template = join(tmpdir(), `jishi-test-${migrationsHash()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  // Read whole: a Blob of the file is unreadable once another worker has put its own template in its place.
  return openInMemory({ loadDataDir: new Blob([await readFile(template)]), ...(await compiled()) });
}

type Compiled = Required<Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule'>>;

let modules: Promise<Compiled> | null = null;

/** The engine's modules, compiled once in a worker: what V8 has optimised for one database serves the next. */
function compiled(): Promise<Compiled> {
  modules ??= compile();
  return modules;
}

/** The types of Node without those of a browser lack it. */
const webAssembly = Reflect.get(globalThis, 'WebAssembly') as {
  compile(bytes: Uint8Array): Promise<Compiled['pgliteWasmModule']>;
};

async function compile(): Promise<Compiled> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map(async (name) => webAssembly.compile(await readFile(join(folder, name)))),
  );
  return { pgliteWasmModule: pgliteWasmModule!, initdbWasmModule: initdbWasmModule! };
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
