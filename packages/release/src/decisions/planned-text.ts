import type { PlannedPin } from '@jishi/contracts/release';
import { versionName } from '../documents/version-name.ts';

/** A pin that could not be made for so many milliseconds is missed: what was meant for the night must not come at noon. */
const MISSED_AFTER = 15 * 60_000;

/** Whether its time, and the time in which it may still be made, are over. */
export const isMissed = ({ at }: PlannedPin): boolean => Date.parse(at) + MISSED_AFTER < Date.now();

/** What it makes live, in words. */
export const plannedText = ({ id, at, parts, author, reason }: PlannedPin): string => {
  const versions = Object.entries(parts).map(([part, version]) =>
    version === null ? `without ${part}` : versionName(part, version),
  );
  return `${id} at ${at}: ${versions.join(', ')}, by ${author}: ${reason}`;
};
