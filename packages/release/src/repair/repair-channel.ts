import type { Ban, Release } from '@jishi/contracts/release';
import { withLease } from '../context/lease.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import type { RepairReport, RepairRequest } from '../context/requests.ts';
import { bansOf } from '../decisions/bans-of.ts';
import { composeRelease } from '../decisions/compose-release.ts';
import { verifyParts } from '../decisions/make-release.ts';
import { refuseWrongClock } from '../decisions/wrong-clock.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { nextFree } from '../releases/channel-head.ts';
import { keepNewest } from '../releases/newest-copy.ts';
import { writeRelease } from '../releases/write-release.ts';
import { requireSignature, signRelease } from '../trust/signature.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { type Diagnosis, diagnose } from './diagnose.ts';
import { ancestorsOf } from './lines.ts';

export async function repairChannel(context: RegistryContext, request: RepairRequest): Promise<RepairReport> {
  const found = await diagnose(context, request.channel);
  const nothing: RepairReport = { problems: [], restored: null, release: null, contents: null, warnings: [] };
  if (!found) return nothing;
  const { after = 0 } = request;
  const problems = [
    ...found.problems,
    ...(after > found.highest ? [`web served release ${after}, and the newest here is ${found.highest}`] : []),
    ...(found.ahead ? [`${found.ahead.name} serves release ${found.ahead.serial}, which is not here`] : []),
  ];
  if (problems.length === 0) return nothing;
  if (found.ahead && (found.ahead.serial ?? 0) > after) {
    throw new RegistryError(
      'conflict',
      `${problems.join('\n')}\nIf the registry was put back on purpose: pnpm release repair --after ${found.ahead.serial}`,
    );
  }
  const { isDryRun } = request;
  const restored = found.lost?.release.serial ?? null;
  if (found.lost && !isDryRun) await writeRelease(context.blobs, found.lost.release);
  if (found.lost && problems.length === 1) return { ...nothing, problems, restored };
  const contents = contentsOf(found, request);
  const names = Object.entries(contents.release.parts).map(([part, { version }]) => versionName(part, version));
  const make = () => makeRepair(context, request, found, contents);
  const release = isDryRun ? await make() : await withLease(context.blobs, names, make);
  return { ...nothing, problems, restored, release, contents: contents.release.serial };
}

function contentsOf({ documents, head }: Diagnosis, { contents, channel }: RepairRequest): StoredRelease {
  if (contents === undefined) return head;
  const chosen = documents.find(({ release }) => release.serial === contents);
  if (chosen) return chosen;
  throw new RegistryError('not-found', `release ${contents} of ${channel} cannot be read`);
}

async function makeRepair(
  context: RegistryContext,
  request: RepairRequest,
  found: Diagnosis,
  contents: StoredRelease,
): Promise<Release> {
  const { channel, author, reason, after = 0, isDryRun } = request;
  const { documents, taken, strays } = found;
  await refuseWrongClock(context, found.head.release, request);
  const ancestors = ancestorsOf(contents, documents);
  const base = [...new Set([...ancestors, ...documents.toReversed()])]
    .filter(({ release }) => release.serial <= contents.release.serial)
    .sort((one, other) => other.release.serial - one.release.serial)
    .find(found.isSound);
  if (!base)
    throw new RegistryError('damaged', `no release of ${channel} is whole: restore the registry from a backup`);
  const highest = Math.max(found.highest, after);
  const serial = nextFree(highest + 1, taken);
  const banned = allBans(documents);
  const approvals = documents.at(-1)?.release.approvals ?? contents.release.approvals;
  refuseBannedContents(contents.release, banned);
  const skips = [...new Set([...(found.head.release.skips ?? []), ...strays])];
  const parts = await verifyParts(context, contents.release.parts, new Map());
  const draft = composeRelease(parts, {
    channel,
    serial,
    time: new Date().toISOString(),
    author,
    reason,
    kind: 'repair',
    forced: null,
    expires: null,
    banned,
    frozen: contents.release.frozen ?? documents.at(-1)?.release.frozen ?? null,
    ...(contents.release.frozenParts && { frozenParts: contents.release.frozenParts }),
    ...(approvals && { approvals }),
    previous: base.integrity,
    replaces: serialsBetween(base.release.serial, serial),
    ...(skips.length > 0 ? { skips } : {}),
  });
  if (isDryRun) return draft;
  const release = await signRelease(draft, context.signer);
  if (context.trust) requireSignature(release, await context.trust(), 'the repair');
  if (!(await writeRelease(context.blobs, release))) {
    throw new RegistryError('conflict', `somebody else has just made release ${serial} of ${channel}: look again`);
  }
  await keepNewest(context.blobs, release).catch(() => {}); // it is made, with a copy or without
  return release;
}

/** A ban is never taken back, whichever document it stands in. */
function allBans(documents: readonly StoredRelease[]): Ban[] {
  const bans = documents.flatMap(({ release }) => release.banned);
  return [...new Map(bans.map((ban) => [versionName(ban.part, ban.version), ban])).values()];
}

function refuseBannedContents({ serial, parts }: Release, banned: readonly Ban[]): void {
  const hits = bansOf(parts, banned).map(({ part, version }) => versionName(part, version));
  if (hits.length === 0) return;
  throw new RegistryError(
    'conflict',
    `release ${serial} has ${hits.join(', ')}, banned since: name a release without it, pnpm release repair --contents <serial>`,
  );
}

const serialsBetween = (low: number, high: number): number[] =>
  Array.from({ length: high - low - 1 }, (_, index) => low + 1 + index);
