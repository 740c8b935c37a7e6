import type { RegistryContext } from '../context/registry-context.ts';
import { integrityOf } from '../documents/integrity.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { skipInvalid } from '../trust/chain.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { findNewest } from './newest-copy.ts';
import { listSerials, loadDocument, loadSigned } from './read-releases.ts';
import { refuseUntrustedChannel } from './untrusted-channel.ts';

/** What the next release of a channel is built upon. */
export type ChannelHead = {
  /** `null`: there is no release yet. */
  head: StoredRelease | null;
  /** Serials that are taken. */
  serials: readonly number[];
  /** The serial of the next release. */
  next: number;
  warnings: string[];
};

/** How far below the head the release it was built upon is looked for. */
const DEPTH = 10;

/**
 * The release web follows. Where that is in doubt nothing is built: web would refuse it for ever.
 *
 * @throws RegistryError `damaged` when a later document cannot be used or is gone, or when the newest forks the chain
 */
export async function channelHead(context: RegistryContext, channel: string): Promise<ChannelHead> {
  const copy = await findNewest(context, channel);
  const serials = await listSerials(context, channel);
  const { head, unusable } = await highestUsable(context, channel, serials);
  if (!head) await refuseUntrustedChannel(context, channel, serials);
  const skips = head?.release.skips ?? [];
  const [problem] = unusable.filter(({ serial }) => !skips.includes(serial));
  if (problem) throw damaged(channel, problem.serial, `cannot be used: ${problem.reason}`);
  if (!head && !copy) return { head, serials, next: 1, warnings: [] };
  refuseLost(channel, head, copy);
  const warnings = head ? await requireLink(context, channel, head, serials) : [];
  return { head, serials, next: nextFree((head?.release.serial ?? 0) + 1, serials), warnings };
}

/** The first serial from here that nobody has taken. */
export function nextFree(from: number, serials: readonly number[]): number {
  const taken = new Set(serials);
  let serial = from;
  while (taken.has(serial)) serial += 1;
  return serial;
}

type Unusable = { serial: number; reason: string };

async function highestUsable(context: RegistryContext, channel: string, serials: readonly number[]) {
  const unusable: Unusable[] = [];
  for (const serial of [...serials].reverse()) {
    try {
      return { head: await loadSigned(context, channel, serial), unusable };
    } catch (error) {
      skipInvalid(error);
      unusable.push({ serial, reason: (error as Error).message });
    }
  }
  return { head: null, unusable };
}

/** The copy of the newest document says what was released, also when the document itself is gone. */
function refuseLost(channel: string, head: StoredRelease | null, copy: StoredRelease | null): void {
  if (!copy) return;
  const { serial } = copy.release;
  const newest = head?.release.serial ?? 0;
  if (serial > newest) throw damaged(channel, serial, 'was made and is gone');
  if (!head || head.release.replaces?.includes(serial)) return;
  const isOther = serial === newest && copy.integrity !== head.integrity;
  const isPassed = serial === newest - 1 && copy.integrity !== head.release.previous;
  if (isOther) throw damaged(channel, serial, 'is another document than the one that was made');
  if (isPassed) throw damaged(channel, newest, `was not built upon release ${serial}`);
}

/** Usually one document is read: the one before. */
async function requireLink(
  context: RegistryContext,
  channel: string,
  { release }: StoredRelease,
  serials: readonly number[],
): Promise<string[]> {
  const { serial: newest, previous, replaces = [] } = release;
  const below = serials.filter((serial) => serial < newest && !replaces.includes(serial)).reverse();
  const highest = below[0];
  if (previous === null && highest === undefined) return [];
  for (const serial of below.slice(0, DEPTH)) {
    if (integrityOf(await loadDocument(context, channel, serial)) !== previous) continue;
    if (serial === highest) return [];
    throw damaged(channel, newest, `was built upon release ${serial}, past ${highest}`);
  }
  const isUsable = highest === newest - 1 && (await loadSigned(context, channel, highest).catch(skipInvalid)) !== null;
  if (isUsable) throw damaged(channel, newest, `was not built upon release ${highest}`);
  if (highest === undefined) return []; // the oldest that is kept
  return [
    `what release ${newest} of ${channel} was built upon is missing or was changed: web servers that start anew refuse it (pnpm release repair)`,
  ];
}

const damaged = (channel: string, serial: number, what: string): RegistryError =>
  new RegistryError(
    'damaged',
    `release ${serial} of ${channel} ${what}. Nothing is built before that is settled, for web would refuse it: pnpm release repair --channel ${channel} --dry-run says what it is`,
  );
