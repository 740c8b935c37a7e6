import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { runProgram } from '../run-program.ts';

const pnpm = 'pnpm@12.21.0';

/** Results and packages: what is no source wherever it is; the shop's data are in the root. */
const left = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results', 'playwright-report']);

/** A copy of the sources in a git repository of its own, outside of this one. */
export type WorkspaceCopy = AsyncDisposable & {
  root: string;
  /** `SHOP_DATA` of every command. */
  dataFolder: string;
  /** Runs a command of the root as people do, and answers what it printed. */
  pnpm(...args: string[]): Promise<string>;
  /** Installs from the packages this computer has; asks the package registry only for what it lacks. */
  install(...flags: string[]): Promise<void>;
  run(cwd: string, program: string, ...args: string[]): Promise<string>;
  /** What changed since the copy was made, as `git status` says. */
  changes(): Promise<string[]>;
};

/**
 * Copies the workspace.
 *
 * @param has whether a file or folder of the root is in it; default: all
 */
export async function copyWorkspace(has: (name: string) => boolean = () => true): Promise<WorkspaceCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-copy-'));
  const copy = join(folder, 'jishi');
  const dataFolder = join(folder, 'data');
  for (const name of readdirSync(root).filter((entry) => has(entry) && entry !== 'data' && !left.has(entry))) {
    const isSource = (path: string) =>
      !relative(root, path)
        .split(/[\\/]/)
        .some((part) => left.has(part));
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  }
  const env = { ...withoutSettings(), SHOP_DATA: dataFolder, SHOP_DEMO: '1' };
  const run = async (cwd: string, program: string, ...args: string[]) => {
    const { code, output } = await runProgram(program, args, { cwd: join(copy, cwd), env });
    if (code === 0) return output;
    throw new Error(`${[program, ...args].join(' ')} ended with ${code}:\n${output}`);
  };
  const inRoot = (...args: string[]) => run('.', 'npx', '-y', pnpm, ...args);
  const git = (...args: string[]) =>
    run('.', 'git', '-c', 'user.name=copy', '-c', 'user.email=copy@localhost', ...args);
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'copy');
  return {
    root: copy,
    dataFolder,
    pnpm: inRoot,
    async install(...flags) {
      const all = ['install', '--store-dir', storeFolder(), '--reporter=append-only', ...flags];
      await inRoot(...all, '--offline').catch(() => inRoot(...all, '--prefer-offline'));
    },
    run,
    changes: async () => (await git('status', '--porcelain')).split('\n').filter((line) => line !== ''),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Where this workspace has its packages from. */
function storeFolder(): string {
  const record = readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8');
  const found = /storeDir"?: *"?([^",\n]+)/.exec(record)?.[1];
  if (found) return found;
  throw new Error('node_modules/.modules.yaml names no store: run pnpm install');
}

/** Nothing of this shop's settings, and none of what a runner tells the programs it starts. */
function withoutSettings(): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(
    own.filter(([name]) => !/^(SHOP_|VITEST|NODE_ENV$|CI$|DATABASE_URL$|REDIS_URL$|FILES_URL$)/.test(name)),
  );
}
