import { readFileSync, statSync } from 'node:fs';
import { type Backend, parseOpenApi } from './openapi.ts';

const known = new Map<string, { stamp: string; backend: Backend }>();

/**
 * What the OpenAPI file at `path` says of the calls of a shop's parts. Such a file has up to a megabyte, and there is one for each level of the
 * api: it is read once in a process, and again when it has changed.
 *
 * @throws what `parseOpenApi` throws, and errors of reading (`ENOENT`)
 */
export function readOpenApi(path: string): Backend {
  const { ino, mtimeMs, size } = statSync(path);
  const stamp = `${ino} ${mtimeMs} ${size}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.backend;
  const backend = parseOpenApi(JSON.parse(readFileSync(path, 'utf8')));
  known.set(path, { stamp, backend });
  return backend;
}
