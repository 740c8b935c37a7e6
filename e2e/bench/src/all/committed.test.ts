import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastCommitted, REPORT_FILE } from './committed.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-committed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'pipe' });

function commit(text: string): void {
  mkdirSync(join(folder, 'docs/benchmarks'), { recursive: true });
  writeFileSync(join(folder, REPORT_FILE), text);
  git('add', '.');
  git('commit', '-m', 'a report');
}

test('the last committed report is read from the history', () => {
  expect(lastCommitted(undefined, folder)).toBeNull();
  git('init', '--quiet');
  expect(lastCommitted(undefined, folder)).toBeNull();
  commit('first');
  commit('second');
  writeFileSync(join(folder, REPORT_FILE), 'not committed');
  expect(lastCommitted(undefined, folder)?.text).toBe('second');
  expect(lastCommitted('second', folder)?.text).toBe('first');
  expect(lastCommitted('second', folder)?.where).toMatch(/^[0-9a-f]+:docs\/benchmarks\/all\.json$/);
});
