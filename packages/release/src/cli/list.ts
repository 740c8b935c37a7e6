import type { Command } from 'commander';
import type { ReleaseEntry } from '../releases.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { table } from './table.ts';

export function addListCommand(program: Command, terminal: Terminal): void {
  const command = program.command('list').description('every release of the channel, newest first');
  withCommonOptions(command).action(async (options: CommonOptions) => {
    const registry = openFrom(options, terminal);
    const [entries, live] = [await registry.releases(options.channel), await registry.live(options.channel)];
    print(terminal, options, entries, () =>
      entries.length === 0
        ? `Channel ${options.channel} has no release yet: pnpm release publish <part>, then pnpm release pin --latest`
        : table(['', 'SERIAL', 'TIME', 'AUTHOR', 'CHANGED', 'REASON'], toRows(entries, live?.serial ?? null)),
    );
  });
}

function toRows(entries: readonly ReleaseEntry[], live: number | null): string[][] {
  const row = ({ serial, release, problem }: ReleaseEntry, index: number): string[] => {
    const mark = problem ? '!' : serial === live ? '*' : '';
    if (!release) return [mark, String(serial), '', '', '', problem ?? ''];
    const changed = changedParts(release.parts, entries[index - 1]?.release?.parts ?? {});
    return [mark, String(serial), release.time, release.author, changed, problem ?? release.reason];
  };
  return entries.map(row).reverse();
}

type Pins = Readonly<Record<string, { version: string }>>;

function changedParts(now: Pins, before: Pins): string {
  const all = new Set([...Object.keys(now), ...Object.keys(before)]);
  const changed = [...all].filter((part) => now[part]?.version !== before[part]?.version);
  return changed.length === all.size ? 'all' : changed.join(', ');
}
