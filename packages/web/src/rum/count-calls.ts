import { releaseId } from '@jishi/release';
import type { FastifyRequest } from 'fastify';
import { requestRelease } from '../releases/release-headers.ts';
import { armsOf, type ServedReleases } from '../releases/served-releases.ts';
import { shareOf } from '../rollout/choose-arm.ts';
import { visitOf } from '../rollout/visitor-id.ts';
import { isSecure } from '../session/request-source.ts';
import type { View } from './view-tokens.ts';

/** `refused`: the caller's fault, or the shop's rules (4xx); `failed`: the shop's (5xx). */
export type CallOutcome = 'ok' | 'refused' | 'failed';

type CallCounterOptions = {
  served: () => ServedReleases | null;
  apiBase: string;
  publicOrigin: string | null;
  count: (view: View, call: string, outcome: CallOutcome) => void;
  /** The same, of a visitor who is in a group of the rollout. */
  onVisitor: (visitor: string, view: View, call: string, outcome: CallOutcome) => void;
};

/** Calls that are told apart; the api has some hundred and fifty. Whoever makes addresses up must not make labels. */
const MOST_CALLS = 250;
const OTHER = 'other';

/**
 * Counts what the api answers the tabs of a release that is served: what a bad release does to shoppers shows here whether its scripts can tell it or not. Tabs of
 * earlier releases and other clients are left out.
 */
export function createCallCounter({ served, apiBase, publicOrigin, count, onVisitor }: CallCounterOptions) {
  const known = new Set<string>();
  return (request: FastifyRequest, status: number): void => {
    const now = served();
    const ref = requestRelease(request);
    const id = ref && releaseId(ref);
    const arm = armsOf(now).find((one) => one.id === id)?.arm;
    if (!now || id === null || arm === undefined || !request.url.startsWith(apiBase)) return;
    const asked = callOf(request.method, request.url.slice(apiBase.length));
    if (status !== 404 && known.size < MOST_CALLS) known.add(asked);
    const call = known.has(asked) ? asked : OTHER;
    const { id: visitor } = visitOf(request.headers.cookie ?? '', now.release, isSecure(request, publicOrigin));
    const group = visitor === null || !now.candidate ? null : arm === 'candidate' ? 'candidate' : 'control';
    const outcome = status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed';
    const view = { release: id, group, at: shareOf(now) } as const;
    count(view, call, outcome);
    if (visitor !== null && group !== null) onVisitor(visitor, view, call, outcome);
  };
}

const MOST_SEGMENTS = 4;

/** Method and path below the base, without ids: `POST goodIndent`, `GET good/:`. */
const callOf = (method: string, path: string): string =>
  `${method} ${(path.split(/[?#]/)[0] ?? '')
    .split('/')
    .slice(0, MOST_SEGMENTS)
    .map((segment) => (/^[a-zA-Z][\w-]{0,39}$/.test(segment) ? segment : ':'))
    .join('/')}`;
