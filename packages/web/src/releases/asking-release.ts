import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptVersions } from './kept-versions.ts';
import type { LiveRelease } from './live-release.ts';

/** Serial of the release a request comes from, as its `x-release` says; `null` without one or for anything else. */
export function askingSerial({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const given = headers['x-release'];
  const serial = typeof given === 'string' && /^\d{1,8}$/.test(given) ? Number(given) : 0;
  return serial > 0 ? serial : null;
}

/** Says on an answer which release is live, and whether the one that asks has ended. */
export type TellRelease = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

type TellOptions = { live: () => LiveRelease | null; kept: Pick<KeptVersions, 'versionsOf'> };

/**
 * `x-release` is the live serial. `x-release-state: ended` stands beside it when an older release asks that nobody may
 * go on with: its files are no longer kept, or one of its versions was banned.
 */
export function createTellRelease({ live, kept }: TellOptions): TellRelease {
  const hasEnded = async (serial: number, { serial: liveSerial, release }: LiveRelease): Promise<boolean> => {
    // A newer one than ours: another copy of this process is ahead of it.
    if (serial >= liveSerial) return false;
    const versions = await kept.versionsOf(serial);
    return !versions || release.banned.some(({ part, version }) => versions.has(`${part}@${version}`));
  };

  return async (request, reply) => {
    const now = live();
    if (!now) return;
    reply.header('x-release', now.serial);
    const serial = askingSerial(request);
    if (serial !== null && (await hasEnded(serial, now))) reply.header('x-release-state', 'ended');
  };
}
