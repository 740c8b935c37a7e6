import { PREVIEWS, type ReleaseRef } from './release-id.ts';

/** A request as web numbers it: when it came, and which release it was of; `null` before the first one. */
export type RequestRef = { time: Date; release: ReleaseRef | null };

/** Milliseconds since 1970 in base 36: as many letters from 1972 to 2059, so ids of the same length sort by time. */
const TIME_LETTERS = 8;
const NO_RELEASE = '0';

const pattern = /^([0-9a-z]{8})-(?:(previews)\.)?(0|[1-9]\d{0,14})(c?)-[0-9a-z]{10}$/;

/**
 * Writes the id of a request: `mi3k2x9a-43c-7f3a9c2b1d` is one of the candidate in release 43, `previews.7` stands for a release that was made for a link.
 *
 * @param random ten letters and digits nobody guesses
 */
export function requestIdOf({ time, release }: RequestRef, random: string): string {
  const at = time.getTime().toString(36).padStart(TIME_LETTERS, '0');
  const name = release === null ? NO_RELEASE : `${release.serial}${release.arm === 'candidate' ? 'c' : ''}`;
  return `${at}-${release?.channel === PREVIEWS ? `${PREVIEWS}.` : ''}${name}-${random}`;
}

/** Reads what `requestIdOf` writes; `null` for anything else, such as the id a proxy gave. */
export function parseRequestId(text: string): RequestRef | null {
  const [, time, channel = null, serial, candidate] = pattern.exec(text) ?? [];
  if (time === undefined || serial === undefined) return null;
  return {
    time: new Date(Number.parseInt(time, 36)),
    release: serial === NO_RELEASE ? null : { channel, serial: Number(serial), arm: candidate ? 'candidate' : 'live' },
  };
}
