import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Database } from '../kernel/db/database.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { openInMemory } from '../kernel/db/open/embedded/open-embedded.ts';
import { migrationsHash } from './template.ts';

/** A migrated database in memory. The first one is kept as a template: the next ones start in a third of a second. */
export async function pgliteDatabase(): Promise<Database> {
  template ??= readTemplate();
  return openInMemory({ loadDataDir: new BlobInMemory(await template), startParams, ...(await compiled()) });
}

/** The engine clears its buffers at every start: of the 128 MB it has by itself that took longer than all the rest. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

let template: Promise<Buffer> | null = null;

async function readTemplate(): Promise<Buffer> {
  const path = join(tmpdir(), `jishi-test-${migrationsHash()}.tar`);
  if (!existsSync(path)) await makeTemplate(path);
  return readFile(path);
}

/** Bytes that are handed out as they are: a Blob copies them piece by piece, twice, each time it is read. */
class BlobInMemory extends Blob {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    super([]);
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    if (byteOffset !== 0 || byteLength !== buffer.byteLength)
      throw new Error('a file that is read whole has a buffer of its own');
    return Promise.resolve(buffer as ArrayBuffer);
  }
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
