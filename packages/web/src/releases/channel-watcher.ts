import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { isBucketLocation } from '@jishi/release';
import type { WebConfig } from '../config/config.ts';
import type { Limits } from '../config/limits.ts';

export type ChannelWatcher = { stop(): void };

type ChannelWatcherOptions = {
  config: Pick<WebConfig, 'registry' | 'channel'>;
  limits: Pick<Limits, 'pollEvery' | 'pollBucketEvery'>;
  /** Resolves when the channel was read. */
  poll: () => Promise<void>;
};

/** Calls `poll` whenever the channel may have a new release. */
export const watchChannel = (options: ChannelWatcherOptions): ChannelWatcher =>
  isBucketLocation(options.config.registry) ? watchBucket(options) : watchFolder(options);

/** When the folder changes, and in any case every so often: not every file system notifies, and it may not exist yet. */
function watchFolder({ config, limits, poll: onLook }: ChannelWatcherOptions): ChannelWatcher {
  const folder = join(config.registry, 'releases', config.channel);
  let watcher: FSWatcher | null = null;
  const open = (): void => {
    try {
      watcher = watch(folder, { persistent: false }, () => void onLook());
      watcher.on('error', close);
    } catch {
      watcher = null; // no folder yet: the next poll tries again
    }
  };
  const close = (): void => {
    watcher?.close();
    watcher = null;
  };
  const timer = setInterval(() => {
    if (!watcher) open();
    void onLook();
  }, limits.pollEvery);
  timer.unref();
  open();
  return {
    stop() {
      clearInterval(timer);
      close();
    },
  };
}

/** One poll after the other, with a pause between them, also while the bucket does not respond. */
function watchBucket({ limits, poll: onLook }: ChannelWatcherOptions): ChannelWatcher {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const wait = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => void onLook().finally(wait), limits.pollBucketEvery);
    timer.unref();
  };
  wait();
  return {
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
