import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { locks } from './locks.ts';
import { occurrences } from './remove-lock.ts';

it.each(locks)('the edit that removes $name fits the sources once', (lock) => {
  expect(occurrences(lock)).toBe(1);
  expect(lock.to).not.toBe(lock.from);
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
