import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readCookie } from '@jishi/contracts/cookies';
import { parseReleaseId, parseRequestId, type ReleaseRef, requestIdOf } from '@jishi/release';
import { previewCookieNames } from '../preview/preview-cookie.ts';
import { requestRelease } from '../releases/release-headers.ts';
import type { ServedReleases } from '../releases/served-releases.ts';
import { chooseArm } from './choose-arm.ts';
import { visitOf } from './visitor-id.ts';

const RANDOM_BYTES = 8;
const RANDOM_LETTERS = 10;

/**
 * Numbers requests: the id a proxy in front gave, if it looks like one; else a new one, which says when the request came and which release it is of. It goes on to the
 * api and its log. One in our own form is not taken from outside: it would say what it likes.
 */
export const createRequestIds =
  (served: () => ServedReleases | null) =>
  (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers['x-request-id'];
    if (typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) && parseRequestId(given) === null) return given;
    return requestIdOf({ time: new Date(), release: releaseOf(request, served()) }, randomText());
  };

const randomText = (): string =>
  randomBytes(RANDOM_BYTES).readBigUInt64BE().toString(36).padStart(RANDOM_LETTERS, '0').slice(-RANDOM_LETTERS);

/** The release of the tab that calls, or of the page that is asked for; `null` where no shop is open, or the page is of a preview. */
function releaseOf(request: Pick<IncomingMessage, 'headers'>, served: ServedReleases | null): ReleaseRef | null {
  const named = requestRelease(request);
  if (named) return named;
  const cookie = request.headers.cookie ?? '';
  if (!served || previewCookieNames.some((name) => readCookie(cookie, name) !== null)) return null;
  return parseReleaseId((served.candidate ? chooseArm(served, visitorOf(cookie, served)) : served.live).id);
}

/** Whether the request was secure is not known yet: only one of the two cookies is ever there. */
const visitorOf = (cookie: string, { release }: ServedReleases): string | null =>
  visitOf(cookie, release, true).id ?? visitOf(cookie, release, false).id;
