import { createHash } from 'node:crypto';
import type { faults } from '../../kernel/db/schema/index.ts';
import { maskFault } from './mask-fault.ts';

/** What makes faults alike. */
type FaultKind = Pick<
  typeof faults.$inferSelect,
  'channel' | 'release' | 'arm' | 'kind' | 'part' | 'version' | 'message' | 'frames'
>;

/** Faults that are alike, as they were told. */
export type ToldFault = FaultKind & { number: number; pages: string[]; devices: string[]; requestIds: string[] };

const KEY_LETTERS = 22;

/** 128 bits of a hash: the same for faults that are alike. */
const keyOf = ({ channel, release, arm, kind, part, version, message, frames }: FaultKind): string =>
  createHash('sha256')
    .update(JSON.stringify([channel, release, arm, kind, part, version, message, frames]))
    .digest('base64url')
    .slice(0, KEY_LETTERS);

/** Faults by key, texts without what may name somebody; those that are alike then are one. In the order of their keys, so that two who write them never wait for each other in a circle. */
export function alikeFaults(told: readonly ToldFault[]): (ToldFault & { key: string })[] {
  const masked = told.map((fault) => ({ ...fault, message: maskFault(fault.message) }));
  const byKey = Map.groupBy(masked, keyOf);
  return [...byKey]
    .map(([key, [first, ...others]]) => others.reduce(together, { ...first!, key }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

const together = <Fault extends ToldFault>(one: Fault, other: ToldFault): Fault => ({
  ...one,
  number: one.number + other.number,
  pages: [...new Set([...one.pages, ...other.pages])],
  devices: [...new Set([...one.devices, ...other.devices])],
  requestIds: [...new Set([...one.requestIds, ...other.requestIds])],
});
