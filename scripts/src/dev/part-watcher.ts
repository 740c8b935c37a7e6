import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { WatchMessage } from '@jishi/tooling/watch';
import { programs } from '../programs.ts';
import { root } from '../root.ts';

/** Files that say what a part is; they are read once, at the start of a watch process. */
const plans = new Set(['part.ts', 'contract.ts']);

/**
 * Watches a part in a process of its own, which is started again when the part's plan changes.
 *
 * @returns ends watching
 */
export function watchPart(part: string, tell: (message: WatchMessage) => void): () => void {
  const folder = join(root, part);
  const start = (): ChildProcess => {
    const child = fork(programs.watchPart, { cwd: folder, silent: true });
    child.on('message', (message) => tell(message as WatchMessage));
    // The bundler prints its errors too; they arrive as messages.
    child.stderr?.resume();
    child.stdout?.resume();
    return child;
  };
  let child = start();
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    child.kill();
    child = start();
  };
  const watchers = [folder, join(folder, 'src')].map((place) =>
    watch(place, (_event, name) => {
      if (!plans.has(name ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(restart, 50);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(timer);
    child.kill();
  };
}
