import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseReleaseId } from '@jishi/release';
import type { RolloutGroup, ShareAt } from '../rollout/choose-arm.ts';

/** What a page is, as web knows it. */
export type View = {
  /** Name of its release, as `x-release` has it. */
  release: string;
  group: RolloutGroup;
  /** Of a view in a group: at which share its page was made. */
  at?: ShareAt | null;
};

/** Signs what a page is, so that whoever tells of it later cannot make it up. */
export type ViewTokens = {
  /** `requestId`: of the page, so that what its tab tells can be found by it. */
  sign(view: View, requestId: string): string;
  /** `null`: it was not signed here, or is too old. */
  read(token: string): (View & { requestId: string }) | null;
};

/** Tabs stay open for long; who has a token longer has another release by then. */
const LIFETIME_MIN = 24 * 60;
/** Of a clock of another server. */
const AHEAD_MIN = 2;
const KEY_BYTES = 32;
/** 96 bits: nobody guesses them within the lifetime, and each page carries them. */
const MAC_BYTES = 12;

const groups = { c: 'candidate', l: 'control', n: null } as const;
type Letter = keyof typeof groups;
const letterOf = (group: RolloutGroup): Letter => (group === 'candidate' ? 'c' : group === 'control' ? 'l' : 'n');

/**
 * @param internalKey what the servers of a shop share: a beacon may come to another one than the page did. `null`: a key of this process alone
 * @param now milliseconds since 1970
 */
export function createViewTokens(internalKey: string | null, now: () => number = Date.now): ViewTokens {
  const secret = internalKey === null ? randomBytes(KEY_BYTES) : Buffer.from(internalKey, 'utf8');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'jishi rum', KEY_BYTES));
  const macOf = (claims: string): Buffer => createHmac('sha256', key).update(claims).digest().subarray(0, MAC_BYTES);
  const minute = (): number => Math.floor(now() / 60_000);
  return {
    sign({ release, group, at }, requestId) {
      const share = group !== null && at ? `${at.buckets}.${at.rollout}` : '';
      const claims = `${release}~${letterOf(group)}${share}~${minute().toString(36)}~${requestId}`;
      return `${claims}~${macOf(claims).toString('base64url')}`;
    },
    read(token) {
      const [, claims, release = '', letter, buckets, rollout = '', signedAt = '', requestId = '', mac = ''] =
        /^((.{1,60})~([cln])(?:(\d{1,5})\.([0-9a-f]{8}))?~([0-9a-z]{1,8})~([\w.-]{8,64}))~([\w-]{16})$/.exec(token) ??
        [];
      if (claims === undefined || !timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(claims))) return null;
      const age = minute() - Number.parseInt(signedAt, 36);
      if (age > LIFETIME_MIN || age < -AHEAD_MIN || parseReleaseId(release) === null) return null;
      const at = buckets === undefined ? null : { rollout, buckets: Number(buckets) };
      return { release, group: groups[letter as Letter], at, requestId };
    },
  };
}

/**
 * Tokens for a share of the views: who is in a rollout always tells, for both groups are judged by what they tell.
 *
 * @param share from 0 to 1; 0: nobody tells anything
 */
export const sampledTokens =
  ({ sign }: Pick<ViewTokens, 'sign'>, share: number, random: () => number = Math.random) =>
  (view: View, requestId: string): string | null =>
    share > 0 && (view.group !== null || random() < share) ? sign(view, requestId) : null;
