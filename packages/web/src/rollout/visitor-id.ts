import { randomBytes } from 'node:crypto';
import { readCookie } from '@jishi/contracts/cookies';
import type { Release } from '@jishi/contracts/release';
import { stringifySetCookie } from 'cookie';

/** Who a visitor is in the rollout that runs, and the `Set-Cookie` lines that go with the page. */
export type Visit = { id: string | null; setCookie: string[] };

const BYTES = 16;
/** Rollouts are over by then; a browser that does not come back in between gets another id. */
const MAX_AGE_S = 30 * 86_400;

/** With the prefix no other host of the site can set it. */
const nameOf = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}jishi_rollout`;

/** Cookies no page gets to see: under either name. */
export const rolloutCookieNames: readonly string[] = [true, false].map(nameOf);

/**
 * A visitor's id: random, of this rollout alone, out of the reach of scripts. Who has none gets one with the page, which is of the live release,
 * and counts from the next page on; one of a rollout that is over is taken back. One that was given out with a later release than this server has
 * yet is left alone: servers follow within a second of each other, and a visitor goes from one to the other.
 */
export function visitOf(
  cookie: string,
  { rollout, serial }: Pick<Release, 'rollout' | 'serial'>,
  isSecure: boolean,
): Visit {
  const name = nameOf(isSecure);
  const kept = readCookie(cookie, name);
  const [, of, since, id] = /^([0-9a-f]{8})\.(\d{1,15})\.([\w-]{22})$/.exec(kept ?? '') ?? [];
  if (id !== undefined && Number(since) > serial) return { id: null, setCookie: [] };
  const rules = { name, path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  if (!rollout) {
    return { id: null, setCookie: kept === null ? [] : [stringifySetCookie({ ...rules, value: '', maxAge: 0 })] };
  }
  if (id !== undefined && of === rollout.id) return { id, setCookie: [] };
  const value = `${rollout.id}.${serial}.${randomBytes(BYTES).toString('base64url')}`;
  return { id: null, setCookie: [stringifySetCookie({ ...rules, value, maxAge: MAX_AGE_S })] };
}
