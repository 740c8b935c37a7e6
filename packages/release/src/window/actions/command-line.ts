import { BUCKETS } from '@jishi/contracts/release';
import { versionName } from '../../documents/version-name.ts';
import type { ActionName } from './actions.ts';

type Input = Readonly<Record<string, unknown>>;

/** Arguments of the command that does the same, without what all have in common. */
const argumentsOf: Readonly<Record<ActionName, (input: Input) => string[]>> = {
  pin: ({ parts, buckets }) => [
    ...Object.entries(parts as Record<string, string>).map(([part, version]) => versionName(part, version)),
    ...(buckets === undefined ? [] : ['--share', percentOf(buckets)]),
  ],
  share: ({ buckets }) => [percentOf(buckets)],
  finish: () => [],
  abort: () => [],
  rollback: ({ serial }) => (serial === undefined ? [] : [String(serial)]),
  ban: ({ part, version }) => [versionName(String(part), String(version))],
  freeze: ({ parts, until }) => [...partsOf(parts), ...(until === undefined ? [] : ['--until', String(until)])],
  unfreeze: ({ parts }) => partsOf(parts),
  approve: ({ id }) => [String(id)],
  cancel: ({ id }) => [String(id)],
};

const partsOf = (parts: unknown): string[] => (Array.isArray(parts) ? parts.map(String) : []);
const percentOf = (buckets: unknown): string => String((Number(buckets) / BUCKETS) * 100);

/** The command that does what a form does: everything in the window is one, too. */
export function commandLine(name: ActionName, input: Input): string {
  const { channel, expect, reason } = input;
  const options = [
    ...(channel === 'live' ? [] : ['--channel', String(channel)]),
    ...(expect === undefined ? [] : ['--expect', String(expect)]),
    ...(reason === undefined ? [] : ['--reason', String(reason)]),
  ];
  return ['pnpm', 'release', name, ...argumentsOf[name](input), ...options].map(quoted).join(' ');
}

/** For a POSIX shell: within single quotes everything is text. */
const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
