import { comparePartNames, toMfName } from '@jishi/contracts/names';
import type { Release } from '@jishi/contracts/release';
import { freezeText } from '../decisions/freezes.ts';
import { isMissed, plannedText } from '../decisions/planned-text.ts';
import { approvalsText, proposalText } from '../decisions/proposal-text.ts';
import { planText, rolloutText, shareText } from '../decisions/rollouts.ts';
import { table } from './table.ts';

/** A release as people read it. */
export function describeRelease(release: Release, state: string): string {
  const inOrder = Object.entries(release.parts).sort(([a], [b]) => comparePartNames(a, b));
  const parts = inOrder.map(([part, { version, files }]) => [
    part,
    version,
    String(release.pages.filter(({ id }) => id.startsWith(`${toMfName(part)}/`)).length),
    files.slice(0, 19),
  ]);
  return `${factsOf(release, state)}\n\n${table(['PART', 'VERSION', 'PAGES', 'FILES'], parts)}`;
}

function factsOf(release: Release, state: string): string {
  const { forced, expires, frozen, frozenParts = [], planned = [], rollout, banned } = release;
  const { approved, approvals, proposed = [] } = release;
  const facts = [
    ['time', release.time],
    ['author', release.author],
    ['made by', release.kind],
    ['reason', release.reason],
    ...(forced ? [['forced', forced]] : []),
    ...(expires ? [['expires', expires]] : []),
    ...(rollout ? [['rollout', `${shareText(rollout)} have ${rolloutText(rollout, release)}`]] : []),
    ...(rollout?.plan ? [['plan', planText(rollout.plan)]] : []),
    ...(rollout?.expires ? [['until', `${rollout.expires}, then nobody has the candidate`]] : []),
    ...(frozen ? [['frozen', freezeText(frozen)]] : []),
    ...frozenParts.map((freeze) => ['frozen', `${freeze.part}, ${freezeText(freeze)}`]),
    ...(approved ? [['approved', `by ${approved.by}, ${approved.time}; asked for ${approved.asked}`]] : []),
    ...(approvals ? [['approvals', approvalsText(approvals)]] : []),
    ...proposed.map((entry) => ['asked for', proposalText(entry)]),
    ...planned.map((pin) => [isMissed(pin) ? 'missed' : 'planned', plannedText(pin)]),
    ...banned.map(({ part, version, reason }) => ['banned', `${part}@${version}: ${reason}`]),
    ['platform', `${release.platform}, api ${release.minApi} or later`],
    ['signature', release.signature?.key ?? 'none'],
  ];
  return table([`release ${release.serial}`, `channel ${release.channel}: ${state}`], facts);
}
