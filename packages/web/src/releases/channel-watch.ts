import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { isBucketLocation } from '@jishi/release';
import type { WebConfig } from '../config.ts';
import type { Limits } from '../limits.ts';

export type ChannelWatch = { stop(): void };

type ChannelWatchOptions = {
  config: Pick<WebConfig, 'registry' | 'channel'>;
  limits: Pick<Limits, 'pollEvery' | 'pollBucketEvery'>;
  /** Resolves when it has looked. */
  onLook: () => Promise<void>;
};

/** Calls `onLook` whenever the channel may have a new release. */
export const watchChannel = (options: ChannelWatchOptions): ChannelWatch =>
  isBucketLocation(options.config.registry) ? watchBucket(options) : watchFolder(options);

/** When the folder changes, and in any case every so often: not every file system tells, and it may not exist yet. */
function watchFolder({ config, limits, onLook }: ChannelWatchOptions): ChannelWatch {
  const folder = join(config.registry, 'releases', config.channel);
  let watcher: FSWatcher | null = null;
  const open = (): void => {
    try {
      watcher = watch(folder, { persistent: false }, () => void onLook());
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

/** One look after the other, with a pause between them, also while the bucket does not answer. */
function watchBucket({ limits, onLook }: ChannelWatchOptions): ChannelWatch {
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
