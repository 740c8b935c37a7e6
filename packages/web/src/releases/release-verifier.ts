import type { Release } from '@jishi/contracts/release';
import {
  type Registry,
  releasesBefore,
  type StoredRelease,
  skipInvalid,
  type Trust,
  verifyRelease,
} from '@jishi/release';
import type { AcceptedRelease } from './accepted-release.ts';
import { ReleaseRefused } from './release-refused.ts';

export type ReleaseVerifier = {
  /**
   * A release that may become live: in its place, canonical, signed by a key that counts, not expired, and built upon
   * the release that was live last. Nothing of it has been used before all of that holds.
   *
   * @throws RegistryError or ReleaseRefused, whose message says what is wrong
   */
  verify(serial: number): Promise<StoredRelease>;
  /** The releases before a verified one, newest first, as far as they are retained; each has the hash its successor names. */
  before(release: Release): AsyncGenerator<StoredRelease, string | null>;
};

type ReleaseVerifierOptions = {
  registry: Pick<Registry, 'serials' | 'readDocument'>;
  channel: string;
  /** Read for each release, so that a key that was put there counts without a restart. */
  trust: () => Promise<Trust>;
  accepted: AcceptedRelease;
  /** How many releases are looked back at when nothing was live here before. */
  depth: number;
};

/** Decides which documents of a channel count. */
export function createReleaseVerifier({
  registry,
  channel,
  trust,
  accepted,
  depth,
}: ReleaseVerifierOptions): ReleaseVerifier {
  const readLinked = async (serial: number): Promise<StoredRelease> =>
    verifyRelease(await registry.readDocument(channel, serial), { channel, serial, trust: null });
  const readSigned = async (serial: number): Promise<StoredRelease> =>
    verifyRelease(await registry.readDocument(channel, serial), { channel, serial, trust: await trust() });

  async function* before(release: Pick<Release, 'serial' | 'previous'>): AsyncGenerator<StoredRelease, string | null> {
    return yield* releasesBefore(release, await registry.serials(channel), readLinked);
  }

  /** The usual release follows the one that was live directly, and nothing else is read. */
  const requireDescent = async ({ release, integrity }: StoredRelease): Promise<void> => {
    const last = accepted.current();
    if (!last) return requireWholeChain(release);
    if (release.serial === last.serial) {
      if (integrity === last.integrity) return;
      throw new ReleaseRefused('forked', `release ${last.serial} is another document than the one that was live here`);
    }
    if (release.previous === last.integrity || replaces(release, last.serial)) return;
    const chain = before(release);
    for (let step = await chain.next(); ; step = await chain.next()) {
      const serial = step.done ? 0 : step.value.release.serial;
      if (!step.done && serial > last.serial && replaces(step.value.release, last.serial)) return;
      if (!step.done && serial > last.serial) continue;
      if (!step.done && serial === last.serial && step.value.integrity === last.integrity) return;
      const why =
        step.done && step.value ? 'a release between them is missing or was changed' : 'it was built upon another one';
      throw new ReleaseRefused(
        'forked',
        `release ${release.serial} does not follow release ${last.serial}, which was live here: ${why}. pnpm release repair leads out of it`,
      );
    }
  };

  /** Old documents may have been removed, but only all below a point; very old ones are nobody's business any more. */
  const requireWholeChain = async (release: Release): Promise<void> => {
    const chain = before(release);
    let lowest = release.serial;
    let step = await chain.next();
    for (; !step.done; step = await chain.next()) {
      lowest = step.value.release.serial;
      if (lowest <= release.serial - depth) return;
    }
    if (step.value === null) return;
    const older = (await registry.serials(channel, Math.max(0, release.serial - depth)))
      .filter((serial) => serial < lowest)
      .reverse();
    for (const serial of older) {
      if (!(await readSigned(serial).catch(skipInvalid))) continue;
      throw new ReleaseRefused(
        'forked',
        `release ${release.serial} does not follow release ${serial}: a release between them is missing or was changed`,
      );
    }
  };

  return {
    before,
    async verify(serial) {
      const last = accepted.current();
      if (last && serial < last.serial) {
        throw new ReleaseRefused(
          'older',
          `release ${serial} is older than release ${last.serial}, which was live here. If the registry was put back on purpose: pnpm release repair --after ${last.serial}; to forget what was live, stop web, remove ${accepted.path} and start again`,
        );
      }
      const stored = await readSigned(serial);
      const { expires } = stored.release;
      if (isExpired(stored.release)) throw new ReleaseRefused('expired', `release ${serial} expired at ${expires}`);
      await requireDescent(stored);
      return stored;
    },
  };
}

/**
 * Whether a release is a repair that names the one that was live here. It is signed by a key that counts, or was built upon by
 * one that is; its serial is higher; so whoever may make releases has said that the other one counts no more.
 */
const replaces = ({ kind, replaces: serials = [] }: Release, serial: number): boolean =>
  kind === 'repair' && serials.includes(serial);

/** Whether a release may not be started any more. */
export const isExpired = ({ expires }: Pick<Release, 'expires'>, now = Date.now()): boolean =>
  expires !== null && Date.parse(expires) <= now;
