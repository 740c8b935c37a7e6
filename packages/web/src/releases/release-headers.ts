import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRelease } from './live-release.ts';
import type { RetainedVersions } from './retained-versions.ts';

/** Serial of the release a request comes from, as its `x-release` says; `null` without one or for anything else. */
export function requestSerial({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const header = headers['x-release'];
  const serial = typeof header === 'string' && /^\d{1,8}$/.test(header) ? Number(header) : 0;
  return serial > 0 ? serial : null;
}

/** `ended`: the next page is to be loaded anew. `banned`: that too, and what runs there may do harm until then. */
type EndedState = 'ended' | 'banned';

/** Sets on a response which release is live, and whether the one the request comes from has ended. Returns how it has; `null` while it goes on. */
export type SetReleaseHeaders = (request: FastifyRequest, reply: FastifyReply) => Promise<EndedState | null>;

type ReleaseHeadersOptions = { live: () => LiveRelease | null; retained: Pick<RetainedVersions, 'versionsOf'> };

/**
 * `x-release` is the live serial. `x-release-state: ended` stands beside it when the request comes from an older release that
 * nobody may go on with: its files are no longer retained, or one of its versions was banned.
 */
export function createReleaseHeaders({ live, retained }: ReleaseHeadersOptions): SetReleaseHeaders {
  const stateOf = async (serial: number, { serial: liveSerial, release }: LiveRelease): Promise<EndedState | null> => {
    // A newer one than ours: another copy of this process is ahead of it.
    if (serial >= liveSerial) return null;
    const versions = await retained.versionsOf(serial);
    if (!versions) return 'ended';
    return release.banned.some(({ part, version }) => versions.has(`${part}@${version}`)) ? 'banned' : null;
  };

  return async (request, reply) => {
    const now = live();
    if (!now) return null;
    reply.header('x-release', now.serial);
    const serial = requestSerial(request);
    const state = serial === null ? null : await stateOf(serial, now);
    if (state !== null) reply.header('x-release-state', 'ended');
    return state;
  };
}
