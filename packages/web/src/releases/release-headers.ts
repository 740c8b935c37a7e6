import type { IncomingMessage } from 'node:http';
import { parseReleaseId, type ReleaseRef, releaseId } from '@jishi/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RetainedVersions } from './retained-versions.ts';
import { armsOf, type ServedReleases } from './served-releases.ts';

/** The release a request comes from, as its `x-release` says; `null` without one, or for anything else. */
export function requestRelease({ headers }: Pick<IncomingMessage, 'headers'>): ReleaseRef | null {
  const header = headers['x-release'];
  return typeof header === 'string' ? parseReleaseId(header) : null;
}

/** `ended`: the next page is to be loaded anew. `banned`: that too, and what runs there may do harm until then. */
type EndedState = 'ended' | 'banned';

/** Sets on a response which release is live, and whether the one the request comes from has ended. Returns how it has; `null` while it goes on. */
export type SetReleaseHeaders = (request: FastifyRequest, reply: FastifyReply) => Promise<EndedState | null>;

type ReleaseHeadersOptions = {
  served: () => ServedReleases | null;
  retained: Pick<RetainedVersions, 'versionsOf'>;
  /** Name of the release the browser of a request looks at as a preview; `null`: none. */
  previewed: (request: FastifyRequest) => Promise<string | null>;
};

/**
 * `x-release` names the live release. `x-release-state: ended` stands beside it when the request comes from an older release that
 * nobody may go on with: its files are no longer retained, one of its versions was banned, or it is of a preview that is over.
 */
export function createReleaseHeaders({ served, retained, previewed }: ReleaseHeadersOptions): SetReleaseHeaders {
  const stateOf = async (ref: ReleaseRef, now: ServedReleases): Promise<EndedState | null> => {
    if (ref.channel !== null) return 'ended';
    const id = releaseId(ref);
    // A newer one than ours: another copy of this process is ahead of it.
    if (ref.serial >= now.release.serial || armsOf(now).some((arm) => arm.id === id)) return null;
    const versions = await retained.versionsOf(id);
    if (!versions) return 'ended';
    return now.release.banned.some(({ part, version }) => versions.has(`${part}@${version}`)) ? 'banned' : null;
  };

  return async (request, reply) => {
    const now = served();
    if (!now) return null;
    reply.header('x-release', now.live.id);
    const ref = requestRelease(request);
    const state = ref === null || (await previewed(request)) === releaseId(ref) ? null : await stateOf(ref, now);
    if (state !== null) reply.header('x-release-state', 'ended');
    return state;
  };
}
