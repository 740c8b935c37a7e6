import { join } from 'node:path';
import type { Terminal } from '../cli/context.ts';
import { runCli } from '../cli/run.ts';
import { type BucketServer, startBucket } from './bucket-server.ts';
import { type BuildPlan, temporaryFolder, writeBuild } from './builds.ts';

/** The CLI on a registry of its own. Keys are made as in demo mode. */
export type TestCli = AsyncDisposable & {
  /** A data folder as `SHOP_DATA` has it. */
  folder: string;
  /** What `SHOP_REGISTRY` says. */
  registry: string;
  env: Record<string, string>;
  /** Whoever sits there, and what is piped in; nobody and nothing at first. */
  terminal: Pick<Terminal, 'ask' | 'input'>;
  /** What the bucket holds; `null` for a folder. */
  objects: BucketServer['objects'] | null;
  run(...args: string[]): Promise<{ code: number; out: string; err: string }>;
  /** Runs a command that must be done, and returns what it prints with `--json`. */
  json(...args: string[]): Promise<unknown>;
  /** Writes a build and returns its folder. */
  build(part: string, version: string, own?: Partial<BuildPlan>): Promise<string>;
  /** Publishes `part@version`. */
  publish(...versions: string[]): Promise<void>;
};

export type RegistryKind = 'folder' | 'bucket';

/** Both kinds of registry, for tables of tests. */
export const registryKinds: readonly RegistryKind[] = ['folder', 'bucket'];

const isFull = process.env['TEST_FULL'] === '1';

/** For commands whose words and decisions are the same on both: a bucket takes five times as long. With `TEST_FULL` both. */
export const commandKinds: readonly RegistryKind[] = isFull ? registryKinds : ['folder'];

export async function aCli(kind: RegistryKind = 'folder'): Promise<TestCli> {
  const folder = await temporaryFolder();
  const bucket = kind === 'bucket' ? await startBucket({ pageSize: 5 }) : null;
  const registry = bucket?.location ?? join(folder.path, 'registry');
  const env: Record<string, string> = { SHOP_DATA: folder.path, SHOP_REGISTRY: registry, ...bucket?.keys };
  const terminal: TestCli['terminal'] = {};
  const run: TestCli['run'] = async (...args) => {
    const [out, err]: [string[], string[]] = [[], []];
    const code = await runCli(args, {
      env,
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      ...terminal,
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
  const build: TestCli['build'] = (part, version, own = {}) =>
    writeBuild(join(folder.path, 'builds', `${part}-${version}`), { part, version, ...own });
  return {
    folder: folder.path,
    registry,
    env,
    terminal,
    objects: bucket?.objects ?? null,
    run,
    build,
    async json(...args) {
      const { code, out, err } = await run(...args, '--json');
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${err}`);
      return JSON.parse(out);
    },
    async publish(...versions) {
      for (const text of versions) {
        const [part = '', version = ''] = text.split('@');
        const { code, err } = await run('publish', await build(part, version));
        if (code !== 0) throw new Error(err);
      }
    },
    async [Symbol.asyncDispose]() {
      await bucket?.[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}
