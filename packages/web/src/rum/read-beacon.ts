import type { Release } from '@jishi/contracts/release';
import { type Beacon, beacon, type Fault } from '@jishi/rum/beacon';

/** @returns what a tab sent; `null` when it is no beacon */
export function readBeacon(body: unknown): Beacon | null {
  try {
    return beacon.parse(JSON.parse(String(body)));
  } catch {
    return null;
  }
}

/** Of frames and paths that belong to no part. */
const NO_PART = 'none';

const partIn = (path: string): string | undefined => /^\/remotes\/([a-z][a-z0-9-]*)\//.exec(path)?.[1];

/**
 * Whose code a fault happened in: of the part that called, where a library of the shell threw. Only parts of the release are told apart, for the name becomes a label.
 */
export function partOfFault({ frames, message, kind }: Fault, { parts }: Pick<Release, 'parts'>): string {
  const found = (kind === 'load' ? [message] : frames).map(partIn).filter((part) => part !== undefined);
  const part = found.find((name) => name !== 'shell') ?? found[0];
  return part !== undefined && Object.hasOwn(parts, part) ? part : NO_PART;
}

/** Whose place a control stands in: `mf_catalog/home` is of `mf-catalog`, the frame of the shell. */
export function partOfPlace(place: string, { parts }: Pick<Release, 'parts'>): string {
  const part = place === '' ? 'shell' : (place.split('/')[0] ?? '').replaceAll('_', '-');
  return Object.hasOwn(parts, part) ? part : NO_PART;
}
