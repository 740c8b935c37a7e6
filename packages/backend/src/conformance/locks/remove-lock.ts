import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lock } from './locks.ts';

export const backend = fileURLToPath(new URL('../../..', import.meta.url));
const copied = ['src', 'migrations', 'package.json', 'tsconfig.json'];
const linked = ['content', 'node_modules'];

/** How often the text of a lock stands in its file: anything but 1 means that the list is out of date. */
export function occurrences({ file, from }: Lock, folder = backend): number {
  return readFileSync(join(folder, file), 'utf8').split(from).length - 1;
}

/** A copy of the backend's sources without the lock. Dispose of it. @throws when the edit does not fit the sources */
export function copyWithout(lock: Lock): Disposable & { folder: string } {
  const found = occurrences(lock);
  if (found !== 1) throw new Error(`The edit of ${lock.name} fits ${found} times in ${lock.file}, not once.`);
  const folder = mkdtempSync(join(tmpdir(), `jishi-without-${lock.name}-`));
  for (const name of copied) cpSync(join(backend, name), join(folder, name), { recursive: true });
  for (const name of linked) symlinkSync(join(backend, name), join(folder, name));
  const path = join(folder, lock.file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(lock.from, () => lock.to),
  );
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
