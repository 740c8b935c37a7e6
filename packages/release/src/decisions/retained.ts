import type { Release } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';

/** @throws RegistryError `not-found` naming the versions of a release that are not there any more */
export async function requireRetained(context: RegistryContext, release: Release): Promise<void> {
  const missing = await missingOf(context, release);
  if (missing.length === 0) return;
  throw new RegistryError(
    'not-found',
    `release ${release.serial} is not kept any more: there is no ${missing.join(', no ')}`,
  );
}

/** Parts of a release whose versions are gone. */
export async function missingOf({ artifacts }: RegistryContext, { parts }: Release): Promise<string[]> {
  const found = Object.entries(parts).map(async ([part, { version }]) =>
    (await artifacts.readManifest(part, version)) ? [] : [versionName(part, version)],
  );
  return (await Promise.all(found)).flat();
}
