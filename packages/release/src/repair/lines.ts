import type { Release } from '@jishi/contracts/release';
import type { StoredRelease } from '../trust/verify-release.ts';

/** How far back web looks when it starts; older damage is nobody's business. */
export const DEPTH = 100;

/** Documents that can be read, as web would follow them one by one. */
export type Lines = {
  /** What web follows, oldest first. */
  line: StoredRelease[];
  /** Built upon another release than the one that was newest then: web refuses them. */
  forks: StoredRelease[];
  /** Releases of the line whose predecessor is missing or was changed. */
  holes: StoredRelease[];
};

/** @param documents readable ones, by rising serial */
export function followLines(documents: readonly StoredRelease[]): Lines {
  const known = new Set(documents.map(({ integrity }) => integrity));
  const lines: Lines = { line: [], forks: [], holes: [] };
  for (const document of documents) {
    const head = lines.line.at(-1);
    const { previous } = document.release;
    const follows = !head || previous === head.integrity || isReplaced(head.release.serial, document.release);
    // What it was built upon is gone; whoever followed the channel has seen it.
    const isHole = !follows && previous !== null && !known.has(previous);
    if (isHole) lines.holes.push(document);
    if (follows || isHole) lines.line.push(document);
    else lines.forks.push(document);
  }
  return lines;
}

/** The releases a release was built upon, itself first, as far as they can be read. */
export function ancestorsOf(document: StoredRelease, documents: readonly StoredRelease[]): StoredRelease[] {
  const byHash = new Map(documents.map((one) => [one.integrity, one]));
  const found = [document];
  for (let next = byHash.get(document.release.previous ?? ''); next; next = byHash.get(next.release.previous ?? '')) {
    found.push(next);
  }
  return found;
}

/** Whether a web server that has no memory would take it: nothing is missing between it and the oldest that is kept. */
export function isWhole(document: StoredRelease, documents: readonly StoredRelease[]): boolean {
  const chain = ancestorsOf(document, documents);
  const last = chain.at(-1)!.release;
  if (last.previous === null || last.serial <= document.release.serial - DEPTH) return true;
  return documents.every(({ release }) => release.serial >= last.serial);
}

const isReplaced = (serial: number, { replaces = [] }: Release): boolean => replaces.includes(serial);
