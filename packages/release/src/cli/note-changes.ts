import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withPackages } from '@jishi/tooling/workspace';
import { readChanges } from '../changes/read-changes.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import type { PublishResult } from '../versions/publish.ts';

/**
 * Puts down what a version brings that was published a moment ago.
 *
 * @param root the checkout it was built from
 * @returns why the changes could not be recorded, as a sentence; `null`: they are
 */
export async function noteChangesOf(
  registry: Registry,
  { part, version }: PublishResult,
  root: string,
): Promise<string | null> {
  if (!existsSync(join(root, part, 'package.json')))
    return `${root} has no sources of ${part}: its changes are not known`;
  try {
    const [before = null] = await registry.changes(part);
    const sources = withPackages(root, part);
    await registry.noteChanges(await readChanges({ root, part, version, sources, before }));
    return null;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return `${part}@${version} is published, but not what it changed: ${error.message}`;
  }
}
