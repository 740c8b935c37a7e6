import { setTimeout as sleep } from 'node:timers/promises';
import { RegistryError } from '../errors/registry-error.ts';
import { changesOf, type HistoryFilter, historyRow } from '../history/history-rows.ts';
import type { Registry } from '../registry/registry.ts';
import type { CommonOptions, Terminal } from './context.ts';

const EVERY_MS = 1_000;

/**
 * Prints each release as it is made, one line or with `--json` one JSON document each, until it is ended. While the registry
 * cannot be read it says so once, and goes on where it was.
 *
 * @param newest the serial that was seen last; 0: none yet
 */
export async function watchReleases(
  terminal: Terminal,
  registry: Registry,
  { channel, json, ...filter }: CommonOptions & HistoryFilter,
  newest: number,
): Promise<void> {
  let [seen, problem] = [newest, ''];
  while (!terminal.stop?.aborted) {
    await sleep(EVERY_MS, undefined, terminal.stop ? { signal: terminal.stop } : {}).catch(() => undefined);
    try {
      await registry.requireThere();
      const serials = await registry.serials(channel, seen);
      problem = '';
      if (serials.length === 0) continue;
      const entries = await registry.releases(channel, serials.length + 1);
      for (const change of changesOf(entries, filter).filter(({ entry }) => entry.serial > seen)) {
        terminal.out(json ? JSON.stringify(change.entry) : historyRow(change, change.entry.serial).join('  '));
      }
      seen = entries.at(-1)?.serial ?? seen;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      if (error.message !== problem) terminal.err(error.message);
      problem = error.message;
    }
  }
}
