import { dirname, join } from 'node:path';
import { readCallLevels, readLevels } from '@jishi/tooling/min-api';
import type { Backend } from '@jishi/tooling/openapi';
import { readOpenApi } from '@jishi/tooling/openapi-file';
import { isMissing } from '../documents/integrity.ts';
import { RegistryError } from '../errors/registry-error.ts';

/**
 * Reads the api's OpenAPI file, and the levels kept in `openapi/` beside it; `null` when there is none.
 *
 * @throws RegistryError `invalid` when it cannot be read
 */
export function readBackend(path: string): Backend | null {
  try {
    const levels = readLevels(join(dirname(path), 'openapi'));
    return {
      ...readOpenApi(path),
      ...(levels.length > 0 && { levels, callLevels: readCallLevels() }),
    };
  } catch (cause) {
    if (isMissing(cause)) return null;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RegistryError('invalid', `${path} is not the api's OpenAPI file: ${why}`, { cause });
  }
}
