import { readFile } from 'node:fs/promises';
import { type Backend, parseOpenApi } from '@jishi/tooling/openapi';
import { isMissing } from '../documents/integrity.ts';
import { RegistryError } from '../errors/registry-error.ts';

/**
 * Reads the api's OpenAPI file; `null` when there is none.
 *
 * @throws RegistryError `invalid` when it cannot be read
 */
export async function readBackend(path: string): Promise<Backend | null> {
  try {
    return parseOpenApi(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (isMissing(cause)) return null;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RegistryError('invalid', `${path} is not the api's OpenAPI file: ${why}`, { cause });
  }
}
