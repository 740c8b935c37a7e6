import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unlessMissing } from '../errors/file-errors.ts';
import { RegistryError } from '../errors/registry-error.ts';

/** `sha384-<base64>` of the bytes, in the form the `integrity` attribute of a script takes. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Reads a file whose hash is known; the caller never sees bytes that do not match.
 *
 * @throws RegistryError `not-found` when there is no such file, `damaged` when its bytes have another hash
 */
export async function readVerified(path: string, expected: string): Promise<Buffer> {
  const bytes = await unlessMissing(readFile(path), null);
  if (!bytes) throw new RegistryError('not-found', `there is no ${path}`);
  if (integrityOf(bytes) === expected) return bytes;
  throw new RegistryError('damaged', `${path} is not what was published: its hash is not ${expected}`);
}

export { isMissing } from '../errors/file-errors.ts';
