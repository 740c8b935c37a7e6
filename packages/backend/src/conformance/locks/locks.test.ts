import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { locks } from './locks.ts';
import { marksOfBackend, withoutLock } from './remove-lock.ts';

const marks = marksOfBackend();

it('every lock has its mark, and every mark its lock', () => {
  const marked = locks.filter((lock) => 'without' in lock).map(({ name }) => name);
  expect(marks.map(({ name }) => name).sort()).toEqual(marked.sort());
});

it.each(locks)('$name can be taken away, and leaves a program', (lock) => {
  const { file, text } = withoutLock(lock, marks);
  expect(marks.map((mark) => mark.text)).not.toContain(text);
  if (file.endsWith('.ts')) expect(parseSync(file, text).errors).toEqual([]);
});

// Many minutes: with `pnpm test:full`.
if (process.env['TEST_FULL'] === '1') {
  it('the loss of each is noticed on PostgreSQL', async () => {
    const program = join(import.meta.dirname, 'prove-locks.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    expect(stdout.trim().split('\n')).toHaveLength(locks.length);
    expect(stdout).not.toContain('NOT FOUND');
  }, 3_600_000);
}
