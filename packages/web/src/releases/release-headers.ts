import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRelease } from './live-release.ts';
import type { RetainedVersions } from './retained-versions.ts';

/** Serial of the release a request comes from, as its `x-release` says; `null` without one or for anything else. */
export function requestSerial({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const header = headers['x-release'];
  const serial = typeof header === 'string' && /^\d{1,8}$/.test(header) ? Number(header) : 0;
  return serial > 0 ? serial : null;
}

/** Sets on a response which release is live, and whether the one the request comes from has ended. */
export type SetReleaseHeaders = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

type ReleaseHeadersOptions = { live: () => LiveRelease | null; retained: Pick<RetainedVersions, 'versionsOf'> };

/**
 * `x-release` is the live serial. `x-release-state: ended` stands beside it when the request comes from an older release that
 * nobody may go on with: its files are no longer retained, or one of its versions was banned.
 */
export function createReleaseHeaders({ live, retained }: ReleaseHeadersOptions): SetReleaseHeaders {
  const hasEnded = async (serial: number, { serial: liveSerial, release }: LiveRelease): Promise<boolean> => {
    // A newer one than ours: another copy of this process is ahead of it.
    if (serial >= liveSerial) return false;
    const versions = await retained.versionsOf(serial);
    return !versions || release.banned.some(({ part, version }) => versions.has(`${part}@${version}`));
  };

  return async (request, reply) => {
    const now = live();
    if (!now) return;
    reply.header('x-release', now.serial);
    const serial = requestSerial(request);
    if (serial !== null && (await hasEnded(serial, now))) reply.header('x-release-state', 'ended');
  };
}
