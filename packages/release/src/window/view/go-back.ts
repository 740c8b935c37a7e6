import type { Release } from '@jishi/contracts/release';
import { RegistryError } from '../../errors/registry-error.ts';
import type { Registry } from '../../registry/registry.ts';
import type { GoBack } from './window-view.ts';

type Source = Pick<Registry, 'rollback' | 'releases'>;

/**
 * Says what going back would do, without doing it: the button is alive only when it would work. It reads every file of a release, so each release is
 * asked about once.
 */
export function createGoBack(registry: Source): (release: Release) => Promise<GoBack> {
  const known = new Map<string, { serial: number; answer: Promise<GoBack> }>();
  return (release) => {
    const { channel, serial, rollout } = release;
    // What is live is what everybody gets back.
    if (rollout) return Promise.resolve({ action: 'abort', to: serial, problem: null });
    const before = known.get(channel);
    if (before?.serial === serial) return before.answer;
    const answer = lookBack(registry, release);
    known.set(channel, { serial, answer });
    answer.catch(() => known.delete(channel));
    return answer;
  };
}

async function lookBack(registry: Source, { channel, serial }: Release): Promise<GoBack> {
  try {
    const decision = { channel, author: 'window', reason: 'look', expect: serial, isDryRun: true };
    const { release } = await registry.rollback(decision);
    return { action: 'rollback', to: await serialWith(registry, release), problem: null };
  } catch (error) {
    // That there is no earlier one is what the card says anyway.
    if (error instanceof RegistryError && error.code === 'not-found') return { problem: '' };
    if (error instanceof RegistryError && error.code !== 'unavailable') return { problem: error.message };
    throw error;
  }
}

/** Mostly the one before. */
const NEAR = 20;

/** The newest release that had the contents of this draft. */
async function serialWith(registry: Source, { channel, serial, parts }: Release): Promise<number> {
  const versions = versionsOf(parts);
  const among = async (newest?: number) =>
    (await registry.releases(channel, newest)).findLast(
      ({ release }) => release && versionsOf(release.parts) === versions,
    );
  return ((await among(NEAR)) ?? (await among()))?.serial ?? serial;
}

const versionsOf = (parts: Release['parts']): string =>
  Object.entries(parts)
    .map(([part, { files }]) => `${part} ${files}`)
    .sort()
    .join();
