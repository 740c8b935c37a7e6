import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lock } from './locks.ts';
import { type FiledMark, marksBelow } from './marks.ts';
import type { Edit } from './removals.ts';

const backend = fileURLToPath(new URL('../../..', import.meta.url));
const copied = ['src', 'migrations', 'package.json', 'tsconfig.json'];
const linked = ['content', 'node_modules'];

/** A file of the backend, below its folder, with what it says without a lock. */
export type EditedFile = { file: string; text: string };

/** All marks in the sources of the backend, wherever they stand. */
export const marksOfBackend = (): FiledMark[] => marksBelow(join(backend, 'src'));

/** The file that holds a lock, without it. @throws unless there is exactly one such place, and one the removal fits */
export function withoutLock(lock: Lock, marks: readonly FiledMark[] = marksOfBackend()): EditedFile {
  if ('constraint' in lock) return withoutConstraint(lock.constraint);
  const [mark, ...more] = marks.filter(({ name }) => name === lock.name);
  if (!mark || more.length > 0) throw new Error(`${lock.name} has ${mark ? 'several marks' : 'no mark'}, not one.`);
  return { file: join('src', mark.file), text: edited(mark.text, lock.without(mark)) };
}

/** A copy of the backend's sources without the lock. Dispose of it. @throws as `withoutLock` */
export function copyWithout(lock: Lock): Disposable & { folder: string } {
  const { file, text } = withoutLock(lock);
  const folder = mkdtempSync(join(tmpdir(), `jishi-without-${lock.name}-`));
  for (const name of copied) cpSync(join(backend, name), join(folder, name), { recursive: true });
  for (const name of linked) symlinkSync(join(backend, name), join(folder, name));
  writeFileSync(join(folder, file), text);
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Applied migrations are never edited, so the name of a key is its mark: it becomes a check that always passes. */
function withoutConstraint(name: string): EditedFile {
  const key = new RegExp(`constraint\\s+"${name}"\\s+(?:primary key|unique)\\s*\\([^)]*\\)`, 'gi');
  const found = readdirSync(join(backend, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ file: join('migrations', file), text: readFileSync(join(backend, 'migrations', file), 'utf8') }))
    .flatMap(({ file, text }) => [...text.matchAll(key)].map((match) => ({ file, text, match })));
  const [only, ...more] = found;
  if (!only || more.length > 0) throw new Error(`The key ${name} is made ${found.length} times, not once.`);
  const start = only.match.index;
  const end = start + only.match[0].length;
  return { file: only.file, text: edited(only.text, { start, end, by: `CONSTRAINT "${name}" CHECK (true)` }) };
}

const edited = (text: string, { start, end, by }: Edit) => text.slice(0, start) + by + text.slice(end);
