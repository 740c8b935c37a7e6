import { releaseId } from '../documents/release-id.ts';
import type { ToldFault } from '../internal-api/read-faults.ts';
import type { SourceFrame } from '../traces/trace-frames.ts';

/** Faults that have a message and a place in the sources in common, whatever releases they are of. */
export type FaultGroup = {
  part: string;
  message: string;
  number: number;
  /** ISO times. */
  first: string;
  last: string;
  /** Names of releases, candidates included: `43`, `43-candidate`; those of another channel with its name. */
  releases: string[];
  versions: string[];
  kinds: string[];
  /** Some of the ids of pages, and of the requests that told it last. */
  pages: string[];
  devices: string[];
  requestIds: string[];
  /** Of the release it happened in last, the topmost first. */
  frames: SourceFrame[];
};

export type TracedFault = { fault: ToldFault; frames: SourceFrame[] };

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** Groups faults, the most frequent first. `channel`: whose releases have no channel in their names. */
export function groupFaults(traced: readonly TracedFault[], channel: string): FaultGroup[] {
  const groups = [...Map.groupBy(traced, keyOf).values()].map((own) => {
    const all = own.map(({ fault }) => fault);
    const latest = own.reduce((one, other) => (other.fault.lastAt > one.fault.lastAt ? other : one));
    const { part, message } = latest.fault;
    return {
      part,
      message,
      number: all.reduce((sum, { number }) => sum + number, 0),
      first: all.map(({ firstAt }) => firstAt).sort()[0] ?? latest.fault.firstAt,
      last: latest.fault.lastAt,
      releases: distinct(all.map((fault) => nameOf(fault, channel))),
      versions: distinct(all.flatMap(({ version }) => version ?? [])),
      kinds: distinct(all.map(({ kind }) => kind)),
      pages: distinct(all.flatMap(({ pages }) => pages)),
      devices: distinct(all.flatMap(({ devices }) => devices)),
      requestIds: distinct(all.flatMap(({ requestIds }) => requestIds)),
      frames: latest.frames,
    };
  });
  return groups.sort((a, b) => b.number - a.number || (a.last < b.last ? 1 : -1));
}

/** Lines move between versions, the file stays. */
function keyOf({ fault, frames: [top] }: TracedFault): string {
  const file = top?.source ?? top?.frame.replace(/^\/remotes\/[^/]+\/[^/]+\/|(?::\d+)+$/g, '') ?? '';
  return JSON.stringify([fault.part, fault.message, file]);
}

const nameOf = ({ channel, release, arm }: ToldFault, followed: string): string =>
  releaseId({ channel: channel === followed ? null : channel, serial: release, arm });
