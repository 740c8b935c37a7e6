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

const ends = { 'by itself': '', 'when it is told to': 'process.exit(0);', 'of a fault': "throw new Error('fault');" };

it.each(Object.entries(ends))('every line is there, in order, when a program ends %s', async (_, end) => {
  const lines = `
    import { standardOutput } from '${output}';
    const [log, other] = [standardOutput(), standardOutput()];
    log.write('one\\n');
    log.write('two\\n');
    await new Promise((resolve) => setImmediate(resolve));
    log.write('three\\n');
    other.write('of another\\n');
    ${end}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines], { stdio: ['ignore', 'pipe', 'ignore'] });
  let written = '';
  child.stdout?.on('data', (part) => {
    written += part;
  });
  await once(child, 'close');
  expect(written).toBe('one\ntwo\nthree\nof another\n');
});
