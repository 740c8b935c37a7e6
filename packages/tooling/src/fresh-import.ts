import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Imports a module as it is now: the watch loop meets the same file with other contents. */
export async function importFresh<T>(file: string): Promise<T> {
  const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  return (await import(`${pathToFileURL(file).href}?${version}`)) as T;
}
