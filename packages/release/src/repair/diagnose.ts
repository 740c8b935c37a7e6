import type { RegistryContext } from '../context/registry-context.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { findNewest } from '../releases/newest-copy.ts';
import { listReleases, type ReleaseEntry } from '../releases/read-releases.ts';
import { listServers } from '../servers/announce-server.ts';
import type { ServerState } from '../servers/server-state.ts';
import type { StoredRelease } from '../trust/verify-release.ts';
import { DEPTH, followLines, isWhole, type Lines } from './lines.ts';

/** A document that far above the others was put there by mistake, or to be in the way. */
const STRAY_FROM = 1_000;

export type Diagnosis = {
  problems: string[];
  /** Every readable document by rising serial, the copy of the newest among them. */
  documents: StoredRelease[];
  /** What web follows. */
  head: StoredRelease;
  /** Documents a repair may be built upon. */
  isSound: (document: StoredRelease) => boolean;
  /** The document that can be put back as it was. */
  lost: StoredRelease | null;
  /** The highest serial that was ever taken, strays apart. */
  highest: number;
  strays: number[];
  taken: number[];
  /** A serial a web server serves that is not here. */
  ahead: ServerState | null;
};

/**
 * Reads a channel and finds what web would refuse for ever.
 *
 * @returns `null` when there never was a release
 * @throws RegistryError `damaged` when nothing is left to go on with
 */
export async function diagnose(context: RegistryContext, channel: string): Promise<Diagnosis | null> {
  const copy = await findNewest(context, channel);
  const entries = await listReleases(context, channel);
  if (entries.length === 0 && !copy) return null;
  const stored = entries.flatMap(({ release, integrity }) => (release && integrity ? [{ release, integrity }] : []));
  const copied = copy && !stored.some(({ release }) => release.serial === copy.release.serial) ? copy : null;
  const documents = [...stored, ...(copied ? [copied] : [])].sort((a, b) => a.release.serial - b.release.serial);
  const lines = followLines(documents);
  const head = lines.line.at(-1);
  if (!head) {
    throw new RegistryError(
      'damaged',
      `no release of ${channel} can be read, and no copy of one is kept: restore the registry from a backup, then repair`,
    );
  }
  const taken = entries.map(({ serial }) => serial);
  const strays = straysAmong(entries, documents);
  const lost = copied && !taken.includes(copied.release.serial) ? copied : null;
  const servers = (await listServers(context.blobs, channel)).filter(({ isSilent }) => !isSilent);
  const contested = servers.filter((server) => isContested(server, documents));
  const lowestContested = Math.min(...contested.map(({ serial }) => serial ?? Number.POSITIVE_INFINITY));
  const highest = Math.max(documents.at(-1)!.release.serial, ...taken.filter((serial) => !strays.includes(serial)));
  return {
    problems: [
      ...problemsOf(channel, { entries, lines, copied, lost, strays, highest }),
      ...contested.map(({ name, serial }) => `${name} serves another release ${serial} than the one that stands here`),
    ],
    documents,
    head,
    isSound: (document) =>
      (document !== copied || document === lost) &&
      document.release.serial < lowestContested &&
      isWhole(document, documents),
    lost,
    highest,
    strays,
    taken,
    ahead: servers.find(({ serial }) => (serial ?? 0) > highest) ?? null,
  };
}

function straysAmong(entries: readonly ReleaseEntry[], documents: readonly StoredRelease[]): number[] {
  const from = documents.at(-1)!.release.serial + STRAY_FROM;
  return entries.filter(({ serial, release }) => !release && serial > from).map(({ serial }) => serial);
}

const isContested = ({ serial, integrity }: ServerState, documents: readonly StoredRelease[]): boolean =>
  documents.some((document) => document.release.serial === serial && document.integrity !== integrity);

type Findings = Pick<Diagnosis, 'lost' | 'strays' | 'highest'> & {
  entries: readonly ReleaseEntry[];
  lines: Lines;
  copied: StoredRelease | null;
};

function problemsOf(channel: string, findings: Findings): string[] {
  const { entries, lines, copied, lost, strays, highest } = findings;
  const settled = new Set(lines.line.flatMap(({ release }) => [...(release.replaces ?? []), ...(release.skips ?? [])]));
  const isOpen = (serial: number): boolean => !settled.has(serial) && serial > highest - DEPTH;
  const name = (serial: number): string => `release ${serial} of ${channel}`;
  const taken = new Set(entries.map(({ serial }) => serial));
  const lowest = Math.min(...taken, highest);
  const missing = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index).filter(
    (serial) => isOpen(serial) && !taken.has(serial) && serial !== lost?.release.serial,
  );
  const unreadable = entries.filter(({ serial, release }) => !release && isOpen(serial) && !strays.includes(serial));
  const rest = copied && !lost ? ' (a copy of it is kept)' : '';
  return [
    ...(lost ? [`${name(lost.release.serial)} is gone; a copy of it is kept`] : []),
    ...missing.map((serial) => `${name(serial)} is missing`),
    ...unreadable.map(({ serial, problem }) => `${name(serial)} cannot be used${rest}: ${problem}`),
    ...strays
      .filter((serial) => !settled.has(serial))
      .map((serial) => `${name(serial)} is no release, far above all others`),
    ...lines.forks
      .filter(({ release }) => isOpen(release.serial))
      .map(
        ({ release }) =>
          `${name(release.serial)} was not built upon the release before it: web that served that one refuses it`,
      ),
    ...lines.holes
      .filter(({ release }) => isOpen(release.serial))
      .map(({ release }) => `what ${name(release.serial)} was built upon is missing or was changed`),
  ];
}
