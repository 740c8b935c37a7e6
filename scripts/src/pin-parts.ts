import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, RegistryError } from '@jishi/release';
import type { BuiltParts } from './build-parts.ts';
import { say } from './progress.ts';
import { ScriptError } from './script-error.ts';

/**
 * Makes live what changed since this script last did so.
 *
 * It compares with what it pinned itself, not with what is live: a version that somebody rolled back stays rolled back
 * until its sources change again.
 */
export async function pinChanged(registry: Registry, dataFolder: string, built: BuiltParts): Promise<void> {
  const live = await registry.live('live');
  const pinned = readPinned(dataFolder);
  const changed = Object.entries(built).filter(([part, { version }]) => pinned[part] !== version || !live?.parts[part]);
  if (changed.length > 0) {
    const parts = Object.fromEntries(changed.map(([part, { version }]) => [part, version]));
    const reason = live ? `changed: ${Object.keys(parts).join(', ')}` : 'first release';
    const result = await registry.pin({ channel: 'live', author: 'npm start', reason, parts }).catch(explain);
    rememberPinned(dataFolder, parts);
    if (result.created) say('release', `${result.release.serial} is live: ${reason}`);
    return;
  }
  say('release', `${live?.serial} is live`);
}

function explain(error: unknown): never {
  if (!(error instanceof RegistryError)) throw error;
  throw new ScriptError(`The release could not be made: ${error.message}`, { cause: error });
}

const recordFile = (dataFolder: string): string => join(dataFolder, 'pinned-by-start.json');

function readPinned(dataFolder: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(recordFile(dataFolder), 'utf8')) as Record<string, string>;
  } catch {
    // The first start in this folder, or a record that was cut off: pinning what is live already changes nothing.
    return {};
  }
}

/** Notes which versions were made live because they are what the sources make. */
export function rememberPinned(dataFolder: string, parts: Readonly<Record<string, string>>): void {
  mkdirSync(dataFolder, { recursive: true });
  const all = { ...readPinned(dataFolder), ...parts };
  writeFileSync(recordFile(dataFolder), `${JSON.stringify(all, null, 2)}\n`);
}
