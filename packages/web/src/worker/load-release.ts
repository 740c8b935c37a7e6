import type { Release } from '@jishi/contracts/release';
import type { LoadedPart, Renderer, SharedAnswers, ShellServer } from '@jishi/contracts/renderer';
import type { WorkerStart } from '../render/protocol.ts';
import { compileServerFile } from './compile-server-file.ts';
import { describe } from './describe-error.ts';

const SHELL = 'shell';

/**
 * Runs the server files of a release: the shell first, then every remote against the libraries the shell shares.
 *
 * @param answers what pages of this thread share
 * @returns makes the renderer of a release of these parts: the one it was started with, or a later one
 * @throws Error when a file is missing, does not have its hash, or throws while it is run
 */
export function loadRelease(
  start: WorkerStart,
  answers: SharedAnswers,
): (release: Release, releaseId: string) => Renderer {
  const shell = namingPart(start, SHELL, () => asShell(compile(start, SHELL, {})));
  const parts = Object.entries(start.parts).map(([name, { files, declaration }]): [string, LoadedPart] => [
    name,
    { files, declaration, server: name === SHELL ? {} : compile(start, name, shell.shared) },
  ]);
  return (release, releaseId) =>
    namingPart(start, SHELL, () =>
      shell.createRenderer({
        release,
        releaseId,
        parts: Object.fromEntries(parts),
        apiBase: start.apiBase,
        projectKey: start.projectKey,
        internalKey: start.internalKey,
        mayShowParts: start.mayShowParts,
        answers,
      }),
    );
}

function compile(start: WorkerStart, name: string, shared: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const part = start.parts[name];
  if (!part) throw new Error(`the release has no ${name}`);
  const title = `${name}@${part.files.version}/server.cjs`;
  return namingPart(start, name, () =>
    compileServerFile({ path: part.serverFile, hash: part.files.server, title, shared }),
  );
}

/** What does not start begins with the name of its part: the refusal of the release does then. */
function namingPart<T>({ parts }: WorkerStart, name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { message } = describe(error);
    const title = `${name}@${parts[name]?.files.version}`;
    throw message.startsWith(title) ? error : new Error(`${title} does not start: ${message}`, { cause: error });
  }
}

function asShell(exports: Record<string, unknown>): ShellServer {
  const { shared, createRenderer } = exports as Partial<ShellServer>;
  if (typeof createRenderer === 'function' && typeof shared === 'object' && shared) return { shared, createRenderer };
  throw new Error('the server file of the shell does not export createRenderer and shared');
}
