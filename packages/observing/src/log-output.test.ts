import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every write to it fails as on a disk that is full. Linux has it. */
const FULL = '/dev/full';
const output = new URL('./log-output.ts', import.meta.url).href;

/** Writes many lines, looks around in between, and says whether it lived. */
const program = `
  import { standardOutput } from '${output}';
  const log = standardOutput();
  for (let line = 0; line < 100; line++) {
    log.write('a line\\n');
    await new Promise((resolve) => setImmediate(resolve));
  }
  console.error('alive');`;

it.each([existsSync(FULL) ? FULL : '/dev/null'])('a log on %s ends nothing', async (path) => {
  const args = ['--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', openSync(path, 'w'), 'pipe'] });
  let said = '';
  child.stderr?.on('data', (part) => {
    said += part;
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said).toContain('alive');
});
