import type { Approvals, Proposal } from '@jishi/contracts/release';
import { versionName } from '../documents/version-name.ts';
import { shareText } from './rollouts.ts';

/** What somebody asked for, in words. */
export function proposalText({ id, parts, author, reason, buckets, at }: Proposal): string {
  const versions = Object.entries(parts).map(([part, version]) =>
    version === null ? `without ${part}` : versionName(part, version),
  );
  const share = buckets === undefined ? '' : ` for ${shareText({ buckets })}`;
  return `${id}: ${versions.join(', ')}${share}${at === undefined ? '' : ` at ${at}`}, by ${author}: ${reason}`;
}

/** Who has to approve what is new, in words. */
export const approvalsText = ({ second, author, time, reason }: Approvals): string =>
  `of a second ${second === 'key' ? 'person, with another key' : 'person'}, since ${time} by ${author}: ${reason}`;
