import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

export type ChannelWatch = { stop(): void };

type ChannelWatchOptions = { registryFolder: string; channel: string; pollEvery: number; onLook: () => void };

/**
 * Calls `onLook` whenever the channel may have a new release: when the folder changes, and in any case every so often,
 * because not every file system tells of changes and the folder may not exist yet.
 */
export function watchChannel({ registryFolder, channel, pollEvery, onLook }: ChannelWatchOptions): ChannelWatch {
  const folder = join(registryFolder, 'releases', channel);
  let watcher: FSWatcher | null = null;
  const open = (): void => {
    try {
      watcher = watch(folder, { persistent: false }, onLook);
      watcher.on('error', close);
    } catch {
      watcher = null; // no folder yet: the next look tries again
    }
  };
  const close = (): void => {
    watcher?.close();
    watcher = null;
  };
  const timer = setInterval(() => {
    if (!watcher) open();
    onLook();
  }, pollEvery);
  timer.unref();
  open();
  return {
    stop() {
      clearInterval(timer);
      close();
    },
  };
}
