import { versionName } from '../holding.ts';
import { keys } from '../keys.ts';
import type { RegistryPlace } from '../place.ts';
import { RegistryError } from '../registry-error.ts';
import { inParallel } from '../store/in-parallel.ts';
import type { Store } from '../store/store.ts';
import { changelogText } from './changelog.ts';
import { type Changes, changesSchema } from './changes.ts';

type Place = Pick<RegistryPlace, 'store' | 'shelf'>;

/**
 * Puts down what a published version brings, once; then writes the part's CHANGELOG.md anew from all there is.
 *
 * @throws RegistryError `not-found` when there is no such version
 */
export async function noteChanges({ store, shelf }: Place, changes: Changes): Promise<void> {
  const { part, version } = changes;
  if (!(await shelf.readList(part, version))) {
    throw new RegistryError('not-found', `there is no ${versionName(part, version)} to note changes of`);
  }
  await store.putIfAbsent(keys.change(part, version), `${JSON.stringify(changes)}\n`);
  await store.put(keys.changelog(part), changelogText(part, await listChanges(store, part)));
}

/** What every version of a part brings as far as it was put down, newest first. */
export async function listChanges(store: Store, part: string): Promise<Changes[]> {
  const names = await store.names(keys.changesOf(part));
  const all = await inParallel(
    8,
    names.filter((name) => name.endsWith('.json')),
    (name) => readOne(store, `${keys.changesOf(part)}/${name}`),
  );
  return all.flat().sort((one, other) => (one.time < other.time ? 1 : -1));
}

async function readOne(store: Store, key: string): Promise<Changes[]> {
  const bytes = await store.get(key);
  if (!bytes) return [];
  const result = changesSchema.safeParse(toJson(bytes));
  if (result.success) return [result.data];
  throw new RegistryError('invalid', `${store.nameOf(key)} is not well formed`);
}

function toJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
