import { documentFile, readDocument } from '../../openapi/files.ts';
import type { Recording } from './recordings.ts';

const BASE = '/api/v1/app';
const paths = Object.keys(readDocument(documentFile).paths)
  // A word wins over a parameter, as it does in the router.
  .toSorted((one, other) => one.split('{').length - other.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

/** The call of a recorded request as the description names it (`GET /good/{id}`); null for one the api does not have. */
export function callOf({ request: { method, path } }: Pick<Recording, 'request'>): string | null {
  const address = path.split('?', 1)[0] ?? '';
  const found = paths.find(({ pattern }) => pattern.test(address));
  return found ? `${method} ${found.path}` : null;
}
