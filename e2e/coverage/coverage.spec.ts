import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from '@playwright/test';

const program = fileURLToPath(new URL('write.ts', import.meta.url));

test('docs/coverage.md says what is tested, and every page has a state', async () => {
  await promisify(execFile)(process.execPath, [program, '--check']);
});
