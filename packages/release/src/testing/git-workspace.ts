import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './builds.ts';

/** A checkout of a workspace with a git history of its own. */
export type GitWorkspace = AsyncDisposable & {
  root: string;
  git(...args: string[]): string;
  /** Writes files and commits them, and returns the hash. */
  commit(message: string, ...files: string[]): string;
  /** Commits one file once per message, in one process: what would take many seconds one by one. */
  commitAll(file: string, messages: readonly string[]): void;
  write(file: string, text?: string): void;
};

/** A text as `git fast-import` takes it. */
const dataOf = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}`;

/** A catalogue that is built from its own folder and from `packages/ui`, beside a shell and a package nobody uses. */
export async function aGitWorkspace(): Promise<GitWorkspace> {
  const folder = await temporaryFolder();
  const root = folder.path;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const write = (file: string, text = file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  let count = 0;
  const workspace: GitWorkspace = {
    root,
    git,
    write,
    commit(message, ...files) {
      count += 1;
      for (const file of files) write(file, `${file} ${count}`);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return git('rev-parse', 'HEAD').trim();
    },
    commitAll(file, messages) {
      const now = Math.round(Date.now() / 1000);
      const commits = messages.map((message, at) =>
        [
          `commit refs/heads/main\ncommitter A <a@localhost> ${now + at} +0000`,
          dataOf(message),
          ...(at === 0 ? ['from refs/heads/main^0'] : []),
          `M 100644 inline ${file}`,
          dataOf(`${file} ${at}`),
        ].join('\n'),
      );
      execFileSync('git', ['fast-import', '--quiet'], { cwd: root, input: `${commits.join('\n')}\n` });
      git('reset', '--quiet', '--hard');
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
  git('init', '--quiet', '--initial-branch=main');
  const dependencies = (...names: string[]) =>
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [`@jishi/${name}`, 'workspace:*'])) });
  write('mf-catalog/package.json', dependencies('ui'));
  write('shell/package.json', dependencies());
  write('packages/ui/package.json', dependencies());
  write('packages/far/package.json', dependencies());
  workspace.commit('feat: begin');
  return workspace;
}
