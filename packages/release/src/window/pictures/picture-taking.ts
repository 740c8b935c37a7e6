import type { Release } from '@jishi/contracts/release';
import { RegistryError } from '../../errors/registry-error.ts';
import type { Change } from '../../history/history-rows.ts';
import type { Comparison } from '../../pictures/comparison.ts';
import { readComparison } from '../../pictures/stored-comparisons.ts';

/** Where pictures are kept, and who takes them: the candidate of the rollout beside what is live. */
export type PicturesOption = {
  folder: string;
  take: (channel: string, author: string) => Promise<unknown>;
};

/** What the window knows of the pictures of a rollout. */
export type PicturesState = { comparison: Comparison | null; isTaking: boolean; problem: string | null };

export type PictureTaking = {
  /**
   * Begins to take pictures, which takes minutes; nothing when they are being taken.
   *
   * @throws RegistryError `invalid` where the service takes none
   */
  start(channel: string, author: string): void;
  /** Of the rollout that runs. A share that was changed since has made another release with the same candidate. */
  stateOf(release: Release, changes: readonly Change[]): Promise<PicturesState>;
  /** Another word as soon as pictures are being taken, were taken, or could not be. */
  pulseOf(channel: string): string;
};

/** Takes pictures for everybody who looks at the window, once at a time for each channel: each takes a browser and a preview. */
export function createPictureTaking(option: PicturesOption | null): PictureTaking {
  const running = new Map<string, Promise<void>>();
  const problems = new Map<string, string | null>();
  let ended = 0;
  return {
    start(channel, author) {
      if (!option) throw new RegistryError('invalid', 'this service takes no pictures');
      if (running.has(channel)) return;
      const taking = option.take(channel, author).then(
        () => problems.set(channel, null),
        (error: unknown) => problems.set(channel, error instanceof Error ? error.message : String(error)),
      );
      const end = () => {
        running.delete(channel);
        ended += 1;
      };
      running.set(channel, taking.then(end));
    },
    async stateOf({ channel, serial, rollout }, changes) {
      const own = changes.flatMap(({ entry: { release } }) =>
        release?.rollout?.id === rollout?.id && release ? [release.serial] : [],
      );
      const serials = rollout && option ? [serial, ...own] : [];
      let comparison: Comparison | null = null;
      for (const one of serials) comparison ??= await readComparison(option!.folder, String(one), `${one}-candidate`);
      return { comparison, isTaking: running.has(channel), problem: problems.get(channel) ?? null };
    },
    pulseOf: (channel) => `${running.has(channel)} ${ended}`,
  };
}
