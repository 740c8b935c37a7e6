import { execFile } from 'node:child_process';

const MAX_BYTES = 64 * 1024 * 1024;

/** What a git command prints; `null` when there is no git, no repository, or git refuses. */
export const runGit = (folder: string, args: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: MAX_BYTES, env: withoutRepository() };
    execFile('git', ['-c', 'core.quotePath=false', ...args], options, (error, out) => resolve(error ? null : out));
  });

/** A hook gets its repository from variables; the folder says which one is meant. */
function withoutRepository(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
}
