import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { figuresSchema } from '../all/whole-report.ts';
import { middle, single } from './measured.ts';
import { table } from './table.ts';
import { writeReport } from './write-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('figures are handed out in the form they are read in, also those that could not be measured', async () => {
  const file = join(folder, 'figures.json');
  vi.stubEnv('BENCH_FIGURES', file);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const never = single(Number.POSITIVE_INFINITY, 'ms');
  const none = middle([], 'ms');
  const report = table(
    ['page', 'ms'],
    [
      ['home', middle([3, 5], 'ms')],
      ['list', never],
      ['cart', none],
    ],
  );
  await writeReport('a-bench', {}, report, true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('| home |'));
  const read = figuresSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(read.map(({ name, value, deviation }) => [name, value, deviation])).toEqual([
    ['home', 4, 1],
    ['list', null, null],
    ['cart', null, null],
  ]);
});
