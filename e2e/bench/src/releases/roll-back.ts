import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@jishi/scripts/checkout';
import { programs } from '@jishi/scripts/processes';

const run = promisify(execFile);

/** Serial of the release before the live one of that shop: by it the same two contents take turns, where rolling back twice goes further back. */
export async function serialBefore(dataFolder: string): Promise<number> {
  return serialIn(await release(dataFolder, 'show')) - 1;
}

/** Runs `pnpm release rollback` on the registry of that shop and waits for no server. Answers the serial of the release it made. */
export async function rollBack(dataFolder: string, to: number): Promise<number> {
  return serialIn(await release(dataFolder, 'rollback', String(to), '--no-wait'));
}

async function release(dataFolder: string, ...args: string[]): Promise<unknown> {
  const where = ['--registry', join(dataFolder, 'registry'), '--json'];
  const { stdout } = await run(process.execPath, [programs.release, ...args, ...where], { cwd: root });
  return JSON.parse(stdout);
}

/** `--json` prints the result with the release in it. */
function serialIn(printed: unknown): number {
  const { serial, release: made } = printed as { serial?: number; release?: { serial: number } };
  const found = serial ?? made?.serial;
  if (found === undefined) throw new Error(`the command did not say which release it made: ${JSON.stringify(printed)}`);
  return found;
}
