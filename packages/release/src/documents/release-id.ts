import type { Arm } from '@jishi/contracts/release';

/** A release a page is of. `channel`: another one than the shop follows; `null`: that one. */
export type ReleaseRef = { channel: string | null; serial: number; arm: Arm };

/** The channel of releases that were made for a link alone; no shop follows it. */
export const PREVIEWS = 'previews';

const pattern = /^(?:([a-z][a-z0-9-]{0,39})\/)?([1-9]\d{0,14})(-candidate)?$/;

/**
 * The name of a release, as `x-release`, orders and log lines have it: `43` is release 43 of the channel the shop follows, `43-candidate` the
 * candidate in it, `preview/7` release 7 of channel preview.
 */
export const releaseId = ({ channel, serial, arm }: ReleaseRef): string =>
  `${channel === null ? '' : `${channel}/`}${serial}${arm === 'candidate' ? '-candidate' : ''}`;

/** Reads what `releaseId` writes; `null` for anything else. */
export function parseReleaseId(text: string): ReleaseRef | null {
  const found = pattern.exec(text);
  if (!found) return null;
  return { channel: found[1] ?? null, serial: Number(found[2]), arm: found[3] ? 'candidate' : 'live' };
}
