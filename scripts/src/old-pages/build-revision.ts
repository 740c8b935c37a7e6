import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../progress.ts';
import { root } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { ScriptError } from '../script-error.ts';

/** Sources of an older revision, installed and built, in a folder of their own that goes when they are disposed of. */
export type OldSources = AsyncDisposable & { folder: string };

/**
 * The full name of a revision.
 *
 * @param named as git understands it; without it the newest tag before the current commit, else the commit before it
 * @throws ScriptError when git does not know it
 */
export async function previousRevision(named: string | undefined): Promise<string> {
  const tag = named ? null : await git('describe', '--tags', '--abbrev=0', 'HEAD^');
  const revision = named ?? tag ?? 'HEAD^';
  const name = await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (!name) throw new ScriptError(`${revision} is no revision of these sources: name one that git log shows.`);
  return name;
}

async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await runProgram('git', args, { cwd: root });
  return code === 0 ? output.trim() : null;
}

/** @throws ScriptError with what was printed, when the revision cannot be installed or built */
export async function buildRevision(revision: string, stop: AbortSignal): Promise<OldSources> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-old-pages-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  const run = async (what: string, program: string, args: readonly string[], cwd = folder) => {
    const { code, output } = await runProgram(program, args, { cwd, signal: stop });
    if (code !== 0) throw new ScriptError(`${revision} could not be ${what}:\n${output}`);
  };
  try {
    say('old pages', `build ${revision}`);
    await run('copied', 'git', ['clone', '--quiet', '--no-checkout', root, folder], root);
    await run('taken out', 'git', ['checkout', '--quiet', '--detach', revision]);
    await run('installed', 'npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline']);
    await run('built', join(folder, 'node_modules/.bin/node'), ['scripts/build.ts']);
    return { folder, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
